import { type Cases, everyFault } from '../../kit/cases';
import type { payoutsDownloadMachine } from './payoutsDownload.machine';

const filter = { keyword: '', column: 'recipient', status: '', currency: '', from: '', to: '' } as const;

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
