import { type Cases, everyFault } from '../../kit/cases';
import { downloadProperties } from '../../kit/download.properties';
import type { Properties } from '../../kit/properties';
import { payoutFilters } from '../payouts/payouts.machine';
import { payoutsDownloadMachine } from './payoutsDownload.machine';

const filter = payoutFilters.empty;

export const payoutsDownloadCases = {
  inputs: { list: undefined },
  events: {
    'download.asked': { xlsx: { filter, format: 'xlsx' }, csv: { filter, format: 'csv' } },
    'download.cancelled': { now: {} },
  },
  ports: { save: { answers: { saved: { fileName: 'Payouts.xlsx' } }, fails: everyFault } },
  children: {},
  remember: ({ wanted }) => [wanted?.format],
} satisfies Cases<typeof payoutsDownloadMachine>;

const payoutsDownloadProperties = downloadProperties('PAY-10') satisfies Properties<
  typeof payoutsDownloadMachine,
  typeof payoutsDownloadCases
>;

export const payoutsDownloadFlow = {
  machine: payoutsDownloadMachine,
  cases: payoutsDownloadCases,
  properties: payoutsDownloadProperties,
};
