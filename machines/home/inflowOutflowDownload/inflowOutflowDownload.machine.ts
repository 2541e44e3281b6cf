import { download } from '../../kit/download.machine';
import type { FlowPoint } from '../inflowOutflow/inflowOutflow.machine';

/** What the file is of: the points that are shown. */
export interface FlowShown {
  readonly currency: string;
  readonly points: readonly FlowPoint[];
}

/** `png` is the chart as it is drawn. */
export type FlowFormat = 'xlsx' | 'csv' | 'png';

/** The points that the chart shows as a file, made in the browser: Excel, CSV, or the picture. */
export const inflowOutflowDownloadMachine = download<FlowShown, FlowFormat>('inflowOutflowDownload', {
  calls: [],
  req: ['HOM-02', 'GEN-06'],
  description: 'Downloads the data of the inflow and outflow chart as a file.',
});
