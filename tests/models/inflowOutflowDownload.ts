import type { inflowOutflowDownloadCases } from '../../machines/inflowOutflowDownload/inflowOutflowDownload.cases';
import type { inflowOutflowDownloadMachine } from '../../machines/inflowOutflowDownload/inflowOutflowDownload.machine';
import { answering, type Model, type StateOf } from './model';

/** Taking the chart's points home as a file, in a user's words. */
export const inflowOutflowDownloadModel = {
  req: ['HOM-02', 'GEN-06'],
  starts: { shown: { path: '/dashboard', as: 'amaka.obi@bluecrest.test', holds: ['inflowOutflowDownload.save'] } },
  events: {
    'download.asked': (I, { format }: { format: string }) =>
      I.pickFrom('Export', format === 'csv' ? 'CSV (.csv)' : 'Excel (.xlsx)'),
    'download.cancelled': (I) => I.press('Cancel'),
  },
  ports: { save: answering('inflowOutflowDownload.save') },
  children: {},
  states: {
    ready: (I) => I.see(/^(Export|Please login again)$/),
    saving: (I) => I.see('Making the file…'),
  },
  outOfReach: {},
} satisfies Model<typeof inflowOutflowDownloadCases, StateOf<typeof inflowOutflowDownloadMachine>>;
