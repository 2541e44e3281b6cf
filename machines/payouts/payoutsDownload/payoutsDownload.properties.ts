import { downloadProperties } from '../../kit/download.properties';
import type { Properties } from '../../kit/properties';
import type { payoutsDownloadCases } from './payoutsDownload.cases';
import type { payoutsDownloadMachine } from './payoutsDownload.machine';

export const payoutsDownloadProperties = downloadProperties('PAY-10') satisfies Properties<
  typeof payoutsDownloadMachine,
  typeof payoutsDownloadCases
>;
