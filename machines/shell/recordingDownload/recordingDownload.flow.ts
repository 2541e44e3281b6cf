import { downloadFlow } from '../../kit/download/download.flow';
import { recordingDownloadMachine } from './recordingDownload.machine';

export const recordingDownloadFlow = downloadFlow(recordingDownloadMachine, {
  start: 'tab',
  asks: { json: { filter: { flows: '00000000' }, format: 'json' } },
  fileName: 'Kontor-recording.json',
  screen: { path: '/dashboard?profile=auditors', as: 'amaka.obi@bluecrest.test' },
  control: { press: 'Save recording' },
  title: 'For auditors',
});
