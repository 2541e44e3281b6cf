import { downloadProperties } from '../../kit/download.properties';
import type { Properties } from '../../kit/properties';
import type { qrDownloadCases } from './qrDownload.cases';
import type { qrDownloadMachine } from './qrDownload.machine';

export const qrDownloadProperties = downloadProperties('PLK-05') satisfies Properties<
  typeof qrDownloadMachine,
  typeof qrDownloadCases
>;
