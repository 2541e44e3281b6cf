import type { inflowOutflowDownloadCases } from '../../../machines/home/inflowOutflowDownload/inflowOutflowDownload.flow';
import type { inflowOutflowDownloadMachine } from '../../../machines/home/inflowOutflowDownload/inflowOutflowDownload.machine';
import { answering, type Model, type StateOf } from '../model';

/** Taking the chart's points home as a file, in a user's words. */
export const inflowOutflowDownloadModel = {
  req: ['HOM-02', 'GEN-06'],
  starts: { shown: { path: '/dashboard', as: 'amaka.obi@bluecrest.test', holds: ['inflowOutflowDownload.save'] } },
  events: {
    'download.asked': (I, { format }: { format: string }) =>
      I.pickFrom('Export', format === 'csv' ? 'CSV (.csv)' : 'Excel (.xlsx)'),
    'download.cancelled': () => Promise.reject(new Error('The file is made before anybody could cancel it.')),
  },
  ports: { save: answering('inflowOutflowDownload.save') },
  children: {},
  states: {
    ready: (I) => I.see(/^(Export|Please login again)$/),
    // It may be done before anybody has looked.
    saving: (I) => I.see(/^(Making the file…|Export)$/),
  },
  outOfReach: {
    'inflowOutflowDownload.saving | download.cancelled | 0': 'The file is made before anybody could cancel it.',
    'inflowOutflowDownload.saving | xstate.error.actor.save | 0': 'The file is made in the browser: no session ends over it.',
    'inflowOutflowDownload.saving | xstate.error.actor.save | 1':
      'The file is made in the browser of what is there: nothing fails.',
  },
} satisfies Model<typeof inflowOutflowDownloadCases, StateOf<typeof inflowOutflowDownloadMachine>>;
