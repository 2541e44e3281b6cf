/**
 * Filters of a list, declared once. One declaration gives the type of the filter, its empty value, its URL parameters, whether it narrows
 * the list, and what the filter bar shows.
 */
import { dayIn } from '../values/days';

export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

/** ISO days, both included. Empty means open. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

/** Text, and the column to search. */
export interface Search<Column extends string = string> {
  readonly text: string;
  readonly column: Column;
}

/** How the view edits a filter. `get` and `set` convert between the value of the filter and that of the control. */
export type Control<Value> =
  | {
      readonly kind: 'select';
      /** `bar`: always shown above the list. It says which rows the list is of, and narrows nothing. `link`: only links set it, and its chip removes it. */
      readonly place: 'panel' | 'bar' | 'link';
      /** Label of the empty choice. */
      readonly all: string;
      /** Empty if the view supplies the options. */
      readonly options: readonly Option[];
      readonly get: (value: Value) => string;
      readonly set: (text: string) => Value;
    }
  | { readonly kind: 'dates'; readonly get: (value: Value) => DateRange; readonly set: (range: DateRange) => Value }
  | {
      readonly kind: 'search';
      /** Empty if the search has no columns. */
      readonly columns: readonly Option[];
      readonly get: (value: Value) => Search;
      readonly set: (search: Search) => Value;
    }
  /** The page decides the value, not the merchant. */
  | { readonly kind: 'fixed' };

export interface Field<Value> {
  readonly label: string;
  readonly empty: Value;
  readonly isEmpty: (value: Value) => boolean;
  /**
   * Reads the value from a URL. Anyone can edit a URL, so unknown values read as empty. `key` is the name of the filter in its declaration.
   */
  readonly read: (params: URLSearchParams, key: string) => Value;
  /** Writes the value into a URL, without empty texts. */
  readonly write: (value: Value, key: string) => Readonly<Record<string, string>>;
  readonly control: Control<Value>;
}

export type Fields<Filter> = { readonly [K in keyof Filter]: Field<Filter[K]> };

/** Reads the filter of a list from a URL and writes it into one. */
export interface QueryCodec<Filter> {
  readonly read: (params: URLSearchParams) => Filter;
  readonly write: (filter: Filter) => Readonly<Record<string, string>>;
}

export interface Filters<Filter extends object> {
  readonly fields: Fields<Filter>;
  readonly keys: readonly (keyof Filter & string)[];
  readonly empty: Filter;
  readonly isFiltered: (filter: Filter) => boolean;
  /** @param fixed values of the fields that the page sets */
  readonly codec: (fixed: Partial<Filter>) => QueryCodec<Filter>;
}

/** A filter with a name, which a list offers above its rows. */
export interface SavedView<Filter> {
  readonly key: string;
  readonly label: string;
  /** What it sets. Everything else is empty. `day` is today's ISO date. */
  readonly values: (day: string) => Partial<Filter>;
}

/** Type of the filter that a declaration describes. */
export type FilterOf<F> = F extends Filters<infer Filter> ? Filter : never;

function keysOf<Filter extends object>(fields: Fields<Filter>): readonly (keyof Filter & string)[] {
  const keys: (keyof Filter & string)[] = [];
  for (const key in fields) keys.push(key);
  return keys;
}

/** Returns a filter with one value for each key. */
function valuesOf<Filter extends object>(
  keys: readonly (keyof Filter & string)[],
  pick: <K extends keyof Filter & string>(key: K) => Filter[K],
): Filter {
  const values: Partial<Filter> = {};
  const isWhole = (some: Partial<Filter>): some is Filter => keys.every((key) => key in some);
  for (const key of keys) values[key] = pick(key);
  if (!isWhole(values)) throw new TypeError('A filter without a value');
  return values;
}

export function filters<Filter extends object>(fields: Fields<Filter>): Filters<Filter> {
  const keys = keysOf(fields);
  return {
    fields,
    keys,
    empty: valuesOf<Filter>(keys, (key) => fields[key].empty),
    isFiltered: (filter) => keys.some((key) => !fields[key].isEmpty(filter[key])),
    codec: (fixed) => ({
      read: (params) => valuesOf<Filter>(keys, (key) => fixed[key] ?? fields[key].read(params, key)),
      write: (filter) => Object.fromEntries(keys.flatMap((key) => Object.entries(fields[key].write(filter[key], key)))),
    }),
  };
}

export const withValue = <Filter extends object, K extends keyof Filter>(filter: Filter, key: K, value: Filter[K]): Filter => ({
  ...filter,
  [key]: value,
});

/** Whether the filter is a choice of which rows the list is of. */
export const isInBar = <Value>(control: Control<Value>) => control.kind === 'select' && control.place === 'bar';

/** Returns the filter without the merchant's choices. Values that the page sets stay, and which rows the list is of. */
export const cleared = <Filter extends object>({ fields, keys, empty }: Filters<Filter>, filter: Filter): Filter =>
  keys.reduce((rest, key) => {
    const { control } = fields[key];
    return control.kind === 'fixed' || isInBar(control) ? rest : withValue(rest, key, empty[key]);
  }, filter);

interface Named {
  /** Name in the URL, if it differs from the name in the declaration. */
  readonly param?: string;
}

interface OneOf extends Named {
  /** Label of the empty choice. */
  readonly all?: string;
  readonly place?: 'panel' | 'link';
}

/** One of a few values, or none. */
export function oneOf<const Value extends string>(
  label: string,
  offered: readonly (Value | Option<Value>)[],
  { param, all = 'All', place = 'panel' }: OneOf = {},
): Field<Value | ''> {
  const options = offered.map(
    (option): Option<Value> => (typeof option === 'string' ? { value: option, label: option } : option),
  );
  const known = (text: string | null): Value | '' => options.find(({ value }) => value === text)?.value ?? '';
  return {
    label,
    empty: '',
    isEmpty: (value) => value === '',
    read: (params, key) => known(params.get(param ?? key)),
    write: (value, key) => ({ [param ?? key]: value }),
    control: { kind: 'select', place, all, options, get: (value) => value, set: known },
  };
}

/** One of the options that the view supplies. The URL may name another, because the provider may know more values. */
export const openChoice = (label: string, accepts: RegExp, place: 'panel' | 'bar' | 'link' = 'panel'): Field<string> => ({
  label,
  empty: '',
  isEmpty: (value) => value === '',
  read: (params, key) => accepts.exec(params.get(key) ?? '')?.[0] ?? '',
  write: (value, key) => ({ [key]: value }),
  control: { kind: 'select', place, all: 'All', options: [], get: (value) => value, set: (text) => text },
});

/** One value that only links set, such as a bank. Its chip removes it. */
export const linked = (label: string, accepts: RegExp): Field<string> => openChoice(label, accepts, 'link');

/** From the first day of this month to `day`, which is today. */
export const thisMonth = (day: string): DateRange => ({ from: `${day.slice(0, 8)}01`, to: day });

/** Days on the merchant's calendar (GEN-05). */
export const dateRange = (): Field<DateRange> => ({
  label: 'Date Range',
  empty: { from: '', to: '' },
  isEmpty: ({ from, to }) => from === '' && to === '',
  read: (params) => ({ from: dayIn(params.get('from')), to: dayIn(params.get('to')) }),
  write: ({ from, to }) => ({ from, to }),
  control: { kind: 'dates', get: (value) => value, set: (range) => range },
});

interface SearchIn extends Named {
  readonly label: string;
}

/** A column that only links name is known, but not offered. */
export interface SearchColumn<Column extends string> extends Option<Column> {
  readonly offered?: false;
}

const LONGEST = 100;

const textIn = (params: URLSearchParams, name: string) => (params.get(name) ?? '').slice(0, LONGEST);

/** Text in one of several columns, by default the first. */
export function searchIn<const Column extends string>(
  columns: readonly [SearchColumn<Column>, ...SearchColumn<Column>[]],
  { label, param }: SearchIn,
): Field<Search<Column>> {
  const [{ value: first }] = columns;
  const columnIn = (text: string | null): Column => columns.find(({ value }) => value === text)?.value ?? first;
  return {
    label,
    empty: { text: '', column: first },
    isEmpty: ({ text }) => text === '',
    read: (params, key) => ({ text: textIn(params, param ?? key), column: columnIn(params.get('by')) }),
    write: ({ text, column }, key) => ({ [param ?? key]: text, by: column === first ? '' : column }),
    control: {
      kind: 'search',
      columns: columns.filter(({ offered }) => offered !== false),
      get: (value) => value,
      set: ({ text, column }) => ({ text, column: columnIn(column) }),
    },
  };
}

/** Text that the list searches everywhere. */
export const searchFor = (label: string): Field<string> => ({
  label,
  empty: '',
  isEmpty: (value) => value === '',
  read: textIn,
  write: (value, key) => ({ [key]: value }),
  control: { kind: 'search', columns: [], get: (text) => ({ text, column: '' }), set: ({ text }) => text },
});

/** A value that the page sets. It is never in the URL, and the merchant cannot clear it. */
export const fixed = (label: string): Field<string> => ({
  label,
  empty: '',
  isEmpty: () => true,
  read: () => {
    throw new TypeError(`The page does not say its ${label}`);
  },
  write: () => ({}),
  control: { kind: 'fixed' },
});
