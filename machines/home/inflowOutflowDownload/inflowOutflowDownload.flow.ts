import { downloadFlow, sheetMenu, sheetsOf } from '../../kit/download/download.flow';
import { inflowOutflowDownloadMachine } from './inflowOutflowDownload.machine';

const october = { name: 'October 2026', inflow: '96700412.80', outflow: '74216090.15' };

export const inflowOutflowDownloadFlow = downloadFlow(inflowOutflowDownloadMachine, {
  start: 'shown',
  asks: sheetsOf({ currency: 'NGN', points: [october] }),
  fileName: 'Inflow-and-outflow.xlsx',
  screen: { path: '/dashboard', as: 'amaka.obi@bluecrest.test' },
  control: sheetMenu('Export'),
});
