import { download } from '../../kit/download.machine';
import type { FlowFormat, FlowShown } from './inflowOutflowDownload.types';

/** The points that the chart shows as a file, made in the browser: Excel, CSV, or the picture. */
export const inflowOutflowDownloadMachine = download<FlowShown, FlowFormat>('inflowOutflowDownload', {
  calls: [],
  req: ['HOM-02', 'GEN-06'],
  description: 'What the chart of inflow and outflow shows, as a file.',
});
