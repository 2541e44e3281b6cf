import { downloadProperties } from '../../kit/download.properties';
import type { Properties } from '../../kit/properties';
import type { inflowOutflowDownloadCases } from './inflowOutflowDownload.cases';
import type { inflowOutflowDownloadMachine } from './inflowOutflowDownload.machine';

export const inflowOutflowDownloadProperties = downloadProperties('HOM-02') satisfies Properties<
  typeof inflowOutflowDownloadMachine,
  typeof inflowOutflowDownloadCases
>;
