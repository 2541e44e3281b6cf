import { downloadProperties } from '../../kit/download.properties';
import type { Properties } from '../../kit/properties';
import type { recordingDownloadCases } from './recordingDownload.cases';
import type { recordingDownloadMachine } from './recordingDownload.machine';

export const recordingDownloadProperties = downloadProperties('FLW-02') satisfies Properties<
  typeof recordingDownloadMachine,
  typeof recordingDownloadCases
>;
