/**
 * Loads one page of rows, for every list: filter, page, size, refresh. A change of the query aborts the running call, so an older response
 * never replaces a newer one. While rows load, the earlier ones stay. After a failure they stay only if they are of this query: under another
 * filter they would be read as its rows. The machine never ends: it reports an expired session and waits, because the whole dashboard closes then.
 */
import { assign, emit, setup } from 'xstate';
import type { Emitted } from '../flow/emitted';
import { type Fault, faultGuards } from '../flow/fault';
import { initialLoadState, onLoadError } from '../flow/loading';
import { eventParams, outputOf } from '../flow/params';
import { type PortFacts, port } from '../flow/port';
import { hasAllRows } from '../list/sorting';
import type { CollectionContext, CollectionEvent, Page, Query, Watch } from './collection.types';

interface CollectionParts<Row> extends Omit<PortFacts, 'name'> {
  readonly req: string[];
  readonly description: string;
  /** Reloads by itself while the provider works on a row. Without it, never. */
  readonly watch?: Watch<Row>;
}

/** Timers have no room for more. About 24 days. */
const NEVER_MS = 2 ** 31 - 1;

/** Returns the last page that has rows, or 1 if there are none. */
export const lastPageOf = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

/** Whether the response has no rows of the page: it has none, or all of them came and they end before that page. */
export const endsBefore = (page: Page<unknown>, query: Pick<Query<unknown>, 'page' | 'size'>): boolean =>
  (page.rows.length === 0 || hasAllRows(page)) && query.page > lastPageOf(page.total, query.size);

/** Whether the rows that are shown were loaded for this query. Filters are plain data, whose keys always have the same order. */
export const isOfQuery = <Filter>({ query, rowsOf }: Pick<CollectionContext<unknown, Filter>, 'query' | 'rowsOf'>): boolean =>
  rowsOf !== null && JSON.stringify(rowsOf) === JSON.stringify(query);

const NO_ROWS = { rows: [], total: 0, rowsOf: null, looks: 0, ...initialLoadState } as const;

export const collection = <Row, Filter extends object>(id: string, { req, description, watch, ...facts }: CollectionParts<Row>) =>
  setup({
    types: {
      context: {} as CollectionContext<Row, Filter>,
      events: {} as CollectionEvent<Filter>,
      input: {} as Query<Filter>,
      emitted: {} as Emitted,
      meta: {} as { req: string[]; isLongRunning?: true },
      tags: {} as 'busy',
    },
    actors: { load: port<Page<Row>, Query<Filter>>(`${id}.load`, facts) },
    guards: {
      ...faultGuards,
      /**
       * The URL named a page that does not exist, or the rows of the last page were removed. A provider without pages returns all rows whatever page
       * was asked for, and they are cut where they are shown.
       */
      isPastEnd: ({ context: { query } }, page: Page<Row>) => endsBefore(page, query),
      isUnderWay: ({ context: { looks } }) => watch !== undefined && looks > 0 && looks <= watch.mostLooks,
    },
    actions: {
      /** A new filter or size starts again from the first page. */
      applyFilter: assign({ query: ({ context }, { filter }: { filter: Filter }) => ({ ...context.query, filter, page: 1 }) }),
      setSize: assign({ query: ({ context }, { size }: { size: number }) => ({ ...context.query, size, page: 1 }) }),
      setPage: assign({ query: ({ context }, { page }: { page: number }) => ({ ...context.query, page }) }),
      setLastPage: assign({
        query: ({ context: { query } }, { total }: Page<Row>) => ({ ...query, page: lastPageOf(total, query.size) }),
        total: (_, { total }: Page<Row>) => total,
        fault: null,
      }),
      setQuery: assign({ query: (_, { query }: { query: Query<Filter> }) => query }),
      showPage: assign({
        rows: (_, { rows }: Page<Row>) => rows,
        total: (_, { total }: Page<Row>) => total,
        rowsOf: ({ context }) => context.query,
        fault: null,
      }),
      setShownAt: assign({ shownAt: () => Date.now() }),
      countLooks: assign({ looks: ({ context: { rows, looks } }) => (watch?.isUnderWay(rows) ? looks + 1 : 0) }),
      setFault: assign(({ context }, fault: Fault) => ({ ...(isOfQuery(context) ? {} : NO_ROWS), fault })),
      reportExpiry: emit({ type: 'sessionExpired' }),
    },
    delays: { lookPause: ({ context: { looks } }) => watch?.pauseMs(looks) ?? NEVER_MS },
  }).createMachine({
    id,
    description,
    meta: { req, isLongRunning: true },
    context: ({ input }) => ({ query: input, ...NO_ROWS }),
    initial: 'loading',
    on: {
      'filter.applied': { target: '.loading', actions: { type: 'applyFilter', params: eventParams } },
      'page.chosen': { target: '.loading', actions: { type: 'setPage', params: eventParams } },
      'size.chosen': { target: '.loading', actions: { type: 'setSize', params: eventParams } },
      'query.set': { target: '.loading', actions: { type: 'setQuery', params: eventParams } },
      refresh: { target: '.loading' },
    },
    states: {
      loading: {
        description: 'The rows are loading. The previous rows remain visible. After the last page, the last page loads instead.',
        tags: 'busy',
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context }) => context.query,
          onDone: [
            {
              guard: { type: 'isPastEnd', params: outputOf },
              target: 'loading',
              reenter: true,
              actions: { type: 'setLastPage', params: outputOf },
            },
            {
              target: 'loaded',
              actions: [
                { type: 'showPage', params: outputOf },
                'setShownAt',
                ...(watch === undefined ? [] : (['countLooks'] as const)),
              ],
            },
          ],
          onError: onLoadError,
        },
      },
      loaded: {
        description: 'The requested rows are shown.',
        after: watch === undefined ? {} : { lookPause: { guard: 'isUnderWay', target: 'loading' } },
      },
      failed: {
        description: 'Loading failed. Rows of the same query remain visible, others do not, and the merchant can retry.',
      },
    },
  });
