import type { walletHistoryDownloadCases } from '../../../machines/balances/walletHistoryDownload/walletHistoryDownload.flow';
import type { walletHistoryDownloadMachine } from '../../../machines/balances/walletHistoryDownload/walletHistoryDownload.machine';
import { answering, type Model, type StateOf } from '../model';

/** Days on which nothing has moved yet: the file is made with one call, which is not to be told from that of the list. */
const TO_COME = '/dashboard/balance/history?from=2031-01-01&to=2031-01-31';

/** Taking the history home as a file, in a user's words. */
export const walletHistoryDownloadModel = {
  req: ['BAL-03', 'GEN-06'],
  starts: { list: { path: TO_COME, as: 'amaka.obi@bluecrest.test', holds: ['walletHistoryDownload.save'] } },
  events: {
    'download.asked': (I, { format }: { format: string }) =>
      I.pickFrom('Download', format === 'csv' ? 'CSV (.csv)' : 'Excel (.xlsx)'),
    'download.cancelled': (I) => I.press('Cancel'),
  },
  ports: { save: answering('walletHistoryDownload.save') },
  children: {},
  states: {
    ready: (I) => I.see(/^(Download|Please login again)$/),
    saving: (I) => I.see('Making the file…'),
  },
  outOfReach: {},
} satisfies Model<typeof walletHistoryDownloadCases, StateOf<typeof walletHistoryDownloadMachine>>;
