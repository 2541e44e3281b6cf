import type { Loading } from './loading';

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

export interface CollectionContext<Row, Filter> extends Page<Row>, Loading {
  readonly query: Query<Filter>;
}
