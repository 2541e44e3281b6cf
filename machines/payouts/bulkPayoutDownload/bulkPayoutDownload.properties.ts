import { downloadProperties } from '../../kit/download.properties';
import type { Properties } from '../../kit/properties';
import type { bulkPayoutDownloadCases } from './bulkPayoutDownload.cases';
import type { bulkPayoutDownloadMachine } from './bulkPayoutDownload.machine';

export const bulkPayoutDownloadProperties = downloadProperties('BLK-01') satisfies Properties<
  typeof bulkPayoutDownloadMachine,
  typeof bulkPayoutDownloadCases
>;
