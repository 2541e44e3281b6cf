import type { payoutsDownloadCases } from '../../../machines/payouts/payoutsDownload/payoutsDownload.flow';
import type { payoutsDownloadMachine } from '../../../machines/payouts/payoutsDownload/payoutsDownload.machine';
import { answering, type Model, type StateOf } from '../model';

/** Taking the payouts home as a file, in a user's words. */
export const payoutsDownloadModel = {
  req: ['PAY-10', 'GEN-06'],
  starts: { list: { path: '/dashboard/account/payouts', as: 'amaka.obi@bluecrest.test', holds: ['payoutsDownload.save'] } },
  events: {
    'download.asked': (I, { format }: { format: string }) =>
      I.pickFrom('Download', format === 'csv' ? 'CSV (.csv)' : 'Excel (.xlsx)'),
    'download.cancelled': (I) => I.press('Cancel'),
  },
  ports: { save: answering('payoutsDownload.save') },
  children: {},
  states: {
    ready: (I) => I.see(/^(Download|Please login again)$/),
    saving: (I) => I.see('Making the file…'),
  },
  outOfReach: {},
} satisfies Model<typeof payoutsDownloadCases, StateOf<typeof payoutsDownloadMachine>>;
