import type { Loading } from '../flow/loading';

export interface Query<Filter> {
  readonly filter: Filter;
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

export interface Page<Row> {
  readonly rows: readonly Row[];
  /** Number of rows that match the filter, on all pages. */
  readonly total: number;
}

export type CollectionEvent<Filter> =
  | { type: 'filter.applied'; filter: Filter }
  | { type: 'page.chosen'; page: number }
  | { type: 'size.chosen'; size: number }
  /** The URL changed: back, forward, or a link. */
  | { type: 'query.set'; query: Query<Filter> }
  | { type: 'refresh' };

/** How a list follows rows that the provider still works on. */
export interface Watch<Row> {
  readonly isUnderWay: (rows: readonly Row[]) => boolean;
  /** How long to wait before the next look. `looks` counts from 1 since the first pending rows came. */
  readonly pauseMs: (looks: number) => number;
  /** Then only the merchant reloads. */
  readonly mostLooks: number;
}

export interface CollectionContext<Row, Filter> extends Page<Row>, Loading {
  readonly query: Query<Filter>;
  /** The query that the rows were loaded for. Null: none are shown. */
  readonly rowsOf: Query<Filter> | null;
  /** How often pending rows were loaded. 0 if none is. */
  readonly looks: number;
}
