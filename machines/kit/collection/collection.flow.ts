/** The part of a list's flow that never ships: its cases, its properties, and what tests need. A list declares only its differences. */
import { everyFault, type StepCause } from '../flow/cases';
import type { Filters } from '../list/filters';
import { type FilterExample, type ListedFilter, listedFilters, listedValue } from '../list/filters.flow';
import type { Screen } from '../list/screen.flow';
import type { collection } from './collection.machine';
import { collectionProperties } from './collection.properties';
import type { CollectionContext, Page, Query } from './collection.types';

export type Collection<Row, Filter extends object> = ReturnType<typeof collection<Row, Filter>>;

const FIRST = { page: 1, size: 20 } as const;
const OTHER_SIZE = 5;
const UNDER_WAY = 'underWay';
const PAST_END = 'pastEnd';

interface Facts<Row, Filter extends object> {
  readonly filters: Filters<Filter>;
  /** Values that the page sets, as in the paths. */
  readonly fixed?: Partial<Filter>;
  /** The filter that the paths apply, by the name of its case. Empty if the list cannot be filtered. */
  readonly filtered: Readonly<Record<string, Partial<Filter>>>;
  /** Returns a row by its number, from 1. */
  readonly row: (n: number) => Row;
  /** Total number of rows. */
  readonly count: number;
  /** Rows in one response. All, if the provider has no pages. */
  readonly answered?: number;
  /** A row that the provider still works on, if the list follows such rows. */
  readonly underWay?: Row;
  /** How often it follows them at most: what happens then is another thing than before. */
  readonly mostLooks?: number;
}

/** Returns the cases of any collection. A test compares their type with `Cases`, because a generic function cannot. */
function collectionCases<Row, Filter extends object>(facts: Facts<Row, Filter>) {
  const { filters, fixed, filtered, row, count, answered = count, underWay, mostLooks = 0 } = facts;
  const anything: Filter = { ...filters.empty, ...fixed };
  const first: Query<Filter> = { filter: anything, ...FIRST };
  const isFiltered = ({ query }: Pick<CollectionContext<unknown, Filter>, 'query'>) => filters.isFiltered(query.filter);
  const isExpired = ({ fault }: Pick<CollectionContext<unknown, Filter>, 'fault'>) => fault?.kind === 'sessionExpired';
  const applied = Object.entries(filtered).map(([name, values]) => [name, { filter: { ...anything, ...values } }] as const);
  const rare: Readonly<Record<string, Page<Row>>> = {
    [PAST_END]: { rows: [], total: 1 },
    ...(underWay !== undefined && { [UNDER_WAY]: { rows: [underWay], total: 1 } }),
  };
  return {
    inputs: { first },
    events: {
      'filter.applied': applied.length > 0 ? Object.fromEntries(applied) : { none: { filter: anything } },
      'page.chosen': { next: { page: 2 } },
      'size.chosen': { five: { size: OTHER_SIZE } },
      'query.set': { first: { query: first } },
      refresh: { now: {} },
    },
    ports: {
      load: {
        answers: { some: { rows: Array.from({ length: answered }, (_, n) => row(n + 1)), total: count } },
        fails: everyFault,
      },
    },
    children: {},
    machineOnly: { ports: { load: { answers: rare } } },
    /** Turning a page requires rows. The URL returns only after it changed. A size in use is not selected again. */
    possible: ({ context }: { readonly context: CollectionContext<Row, Filter> }, { kind, subject }: StepCause) => {
      // An expired session closes the whole dashboard. No path waits until the list looks again.
      if (isExpired(context) || kind === 'passes') return false;
      const { query, total } = context;
      if (subject === 'page.chosen') return query.page === 1 && !isFiltered(context) && total > query.size;
      if (subject === 'filter.applied') return applied.length > 0 && !isFiltered(context);
      if (subject === 'query.set') return query.page === 2;
      return subject !== 'size.chosen' || query.size !== OTHER_SIZE;
    },
    remember: (context: CollectionContext<Row, Filter>) => [
      context.query.page,
      context.query.size,
      isFiltered(context),
      context.total > 0,
      context.rowsOf && [context.rowsOf.page, context.rowsOf.size, isFiltered({ query: context.rowsOf })],
      isExpired(context),
      ...(underWay === undefined ? [] : [Math.min(context.looks, mostLooks + 1)]),
    ],
  };
}

interface Own<Row, Filter extends object> extends Omit<Facts<Row, Filter>, 'count'> {
  /** Requirements of the list. Its properties cite the first one. */
  readonly req: readonly [string, ...string[]];
  readonly count?: number;
  /** The list's page, its user, and text that is always on that page. */
  readonly screen: Pick<Screen, 'path' | 'longTrail'> & { readonly as: Reader; readonly shows: string };
  /** Options that the view supplies. A test selects the first one. */
  readonly options?: Partial<Readonly<Record<keyof Filter, string>>>;
}

type Reader = 'amaka.obi@bluecrest.test' | 'tunde.bello@bluecrest.test';

/** More than one page. */
const USUAL_COUNT = 24;

const ONE_PAGE = 'All rows of this list are on one page.';
const NO_FILTER = 'This list has no filter.';

/** Returns everything that charts, paths and models need of a list. */
export function collectionFlow<Row, Filter extends object>(
  machine: Collection<Row, Filter>,
  { req, screen, options = {}, ...own }: NoInfer<Own<Row, Filter>>,
) {
  const facts = { count: USUAL_COUNT, ...own };
  const { filters, fixed, filtered, row, count } = facts;
  const outOfReach = {
    ...(Object.keys(filtered).length === 0 && { 'filter.applied': NO_FILTER }),
    ...(count <= OTHER_SIZE && { 'page.chosen': ONE_PAGE, 'query.set': ONE_PAGE }),
  };
  const notWaited = `${machine.id}.loaded | xstate.after.lookPause.${machine.id}.loaded | 0`;
  return {
    machine,
    cases: collectionCases(facts),
    properties: collectionProperties(req[0], facts.underWay === undefined ? ['some', PAST_END] : ['some', PAST_END, UNDER_WAY]),
    model: {
      kind: 'collection' as const,
      req,
      screen,
      port: `${machine.id}.load`,
      /** What a user sets, by the name of the case. */
      steps: Object.fromEntries(
        Object.entries(filtered).map(([name, values]) => [name, listedValue(filters, { ...filters.empty, ...values })]),
      ),
      each: listedFilters(filters, fixed, options),
      oneRow: { rows: [row(1)], total: 1 },
      outOfReach: {
        ...Object.fromEntries(Object.entries(outOfReach).map(([subject, why]) => [`${machine.id} | ${subject} | 0`, why])),
        [`${machine.id}.loading | xstate.done.actor.load | 0`]: 'No path opens a page after the last one.',
        ...(facts.underWay !== undefined && { [notWaited]: 'No path waits until the list looks again.' }),
      },
    },
  };
}

/** What tests need of a list besides its machine. */
export interface CollectionFacts {
  readonly kind: 'collection';
  readonly req: readonly string[];
  readonly screen: Own<unknown, object>['screen'];
  readonly port: string;
  readonly steps: Readonly<Record<string, readonly ListedFilter[]>>;
  readonly each: readonly FilterExample[];
  readonly oneRow: object;
  readonly outOfReach: Readonly<Record<string, string>>;
}
