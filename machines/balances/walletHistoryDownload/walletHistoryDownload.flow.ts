import { type Cases, everyFault } from '../../kit/cases';
import { downloadProperties } from '../../kit/download.properties';
import type { Properties } from '../../kit/properties';
import { movementFilters } from '../walletHistory/walletHistory.machine';
import { walletHistoryDownloadMachine } from './walletHistoryDownload.machine';

const filter = movementFilters.empty;

export const walletHistoryDownloadCases = {
  inputs: { list: undefined },
  events: {
    'download.asked': { xlsx: { filter, format: 'xlsx' }, csv: { filter, format: 'csv' } },
    'download.cancelled': { now: {} },
  },
  ports: { save: { answers: { saved: { fileName: 'Balance-history.xlsx' } }, fails: everyFault } },
  children: {},
  remember: ({ wanted }) => [wanted?.format],
} satisfies Cases<typeof walletHistoryDownloadMachine>;

const walletHistoryDownloadProperties = downloadProperties('BAL-03') satisfies Properties<
  typeof walletHistoryDownloadMachine,
  typeof walletHistoryDownloadCases
>;

export const walletHistoryDownloadFlow = {
  machine: walletHistoryDownloadMachine,
  cases: walletHistoryDownloadCases,
  properties: walletHistoryDownloadProperties,
};
