import type { bulkPayoutDownloadCases } from '../../../machines/payouts/bulkPayoutDownload/bulkPayoutDownload.flow';
import type { bulkPayoutDownloadMachine } from '../../../machines/payouts/bulkPayoutDownload/bulkPayoutDownload.machine';
import { answering, type Model, type StateOf } from '../model';

const AT_ONCE = 'The file is made before anybody could cancel it.';

/** A file of payments to fill in, in a user's words. */
export const bulkPayoutDownloadModel = {
  req: ['BLK-01'],
  starts: {
    page: { path: '/dashboard/payout/transfer/bulk', as: 'amaka.obi@bluecrest.test', holds: ['bulkPayoutDownload.save'] },
  },
  events: {
    'download.asked': (I) => I.press('Download the template'),
    'download.cancelled': () => Promise.reject(new Error(AT_ONCE)),
  },
  ports: { save: answering('bulkPayoutDownload.save') },
  children: {},
  states: {
    ready: (I) => I.see(/^(Download the template|Please login again)$/),
    saving: (I) => I.see('Download the template'),
  },
  outOfReach: {
    'bulkPayoutDownload.saving | download.cancelled | 0': AT_ONCE,
    'bulkPayoutDownload.saving | xstate.error.actor.save | 0': 'The file is made in the browser: no session ends over it.',
    'bulkPayoutDownload.saving | xstate.error.actor.save | 1': 'The file is made in the browser of what is there: nothing fails.',
  },
} satisfies Model<typeof bulkPayoutDownloadCases, StateOf<typeof bulkPayoutDownloadMachine>>;
