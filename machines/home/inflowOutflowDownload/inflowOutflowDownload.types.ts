import type { FlowPoint } from '../inflowOutflow/inflowOutflow.types';

/** What the file is of: the points that are shown. */
export interface FlowShown {
  readonly currency: string;
  readonly points: readonly FlowPoint[];
}

/** `png` is the chart as it is drawn. */
export type FlowFormat = 'xlsx' | 'csv' | 'png';
