import { type Cases, everyFault } from '../../kit/cases';
import type { walletHistoryDownloadMachine } from './walletHistoryDownload.machine';

const filter = { direction: '', currency: '', from: '', to: '' } as const;

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
