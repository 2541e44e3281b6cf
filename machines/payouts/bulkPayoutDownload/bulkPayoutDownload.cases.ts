import { type Cases, everyFault } from '../../kit/cases';
import type { bulkPayoutDownloadMachine } from './bulkPayoutDownload.machine';

export const bulkPayoutDownloadCases = {
  inputs: { page: undefined },
  events: {
    'download.asked': { template: { filter: { of: 'template' }, format: 'xlsx' } },
    'download.cancelled': { now: {} },
  },
  ports: { save: { answers: { saved: { fileName: 'Bulk-payout-template.xlsx' } }, fails: everyFault } },
  children: {},
  // The rows are at hand: a file of them is made before anybody could cancel it.
  possible: (_, { subject }) => subject !== 'download.cancelled',
  remember: () => [],
} satisfies Cases<typeof bulkPayoutDownloadMachine>;
