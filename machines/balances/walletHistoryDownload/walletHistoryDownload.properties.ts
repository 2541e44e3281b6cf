import { downloadProperties } from '../../kit/download.properties';
import type { Properties } from '../../kit/properties';
import type { walletHistoryDownloadCases } from './walletHistoryDownload.cases';
import type { walletHistoryDownloadMachine } from './walletHistoryDownload.machine';

export const walletHistoryDownloadProperties = downloadProperties('BAL-03') satisfies Properties<
  typeof walletHistoryDownloadMachine,
  typeof walletHistoryDownloadCases
>;
