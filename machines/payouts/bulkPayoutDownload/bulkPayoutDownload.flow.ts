import { type Cases, everyFault } from '../../kit/cases';
import { downloadProperties } from '../../kit/download.properties';
import type { Properties } from '../../kit/properties';
import { bulkPayoutDownloadMachine } from './bulkPayoutDownload.machine';

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

const bulkPayoutDownloadProperties = downloadProperties('BLK-01') satisfies Properties<
  typeof bulkPayoutDownloadMachine,
  typeof bulkPayoutDownloadCases
>;

export const bulkPayoutDownloadFlow = {
  machine: bulkPayoutDownloadMachine,
  cases: bulkPayoutDownloadCases,
  properties: bulkPayoutDownloadProperties,
};
