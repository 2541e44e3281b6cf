import { download } from '../../kit/download/download.machine';
import type { FlowPoint } from '../inflowOutflow/inflowOutflow.machine';

/** What the file contains: the displayed points. */
export interface FlowShown {
  readonly currency: string;
  readonly points: readonly FlowPoint[];
}

/** `png` is the chart as drawn. */
export type FlowFormat = 'xlsx' | 'csv' | 'png';

/** A file of the points in the chart, made in the browser: Excel, CSV, or the picture. */
export const inflowOutflowDownloadMachine = download<FlowShown, FlowFormat>('inflowOutflowDownload', {
  calls: [],
  req: ['HOM-02', 'GEN-06'],
  description: 'Downloads the data of the inflow and outflow chart as a file.',
});
