/** The kinds of filter that a list can declare. */
import { dayIn } from './days';
import type { DateRange, Field, Option, Search } from './filters';

interface Named {
  /** Name in the address, where it differs from the name in the declaration. */
  readonly param?: string;
}

interface OneOf extends Named {
  /** Label of no choice. */
  readonly all?: string;
  /** Tabs above the list instead of a field in the panel. */
  readonly place?: 'panel' | 'tabs';
}

/** One of a few values, or none of them. */
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
    matches: isSameText,
    control: { kind: 'select', place, all, options, get: (value) => value, set: known },
  };
}

/** One of the options that the view supplies. The address may name another, because the provider may know more than we do. */
export const openChoice = (label: string, accepts: RegExp): Field<string> => ({
  label,
  empty: '',
  isEmpty: (value) => value === '',
  read: (params, key) => accepts.exec(params.get(key) ?? '')?.[0] ?? '',
  write: (value, key) => ({ [key]: value }),
  matches: isSameText,
  control: { kind: 'select', place: 'panel', all: 'All', options: [], get: (value) => value, set: (text) => text },
});

/** Days on the merchant's calendar (GEN-05). */
export const dateRange = (): Field<DateRange> => ({
  label: 'Date Range',
  empty: { from: '', to: '' },
  isEmpty: ({ from, to }) => from === '' && to === '',
  read: (params) => ({ from: dayIn(params.get('from')), to: dayIn(params.get('to')) }),
  write: ({ from, to }) => ({ from, to }),
  matches: isWithin,
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

/** Text in one of several columns; the first unless another is chosen. */
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
    matches: ({ text }, found) => hasText(text, found),
    control: {
      kind: 'search',
      columns: columns.filter(({ offered }) => offered !== false),
      get: (value) => value,
      set: ({ text, column }) => ({ text, column: columnIn(column) }),
    },
  };
}

/** Text that is looked for wherever the list looks. */
export const searchFor = (label: string): Field<string> => ({
  label,
  empty: '',
  isEmpty: (value) => value === '',
  read: textIn,
  write: (value, key) => ({ [key]: value }),
  matches: (value, found) => hasText(value.trim(), found),
  control: { kind: 'search', columns: [], get: (text) => ({ text, column: '' }), set: ({ text }) => text },
});

/** A value that the page decides. It is never in the address, and the merchant cannot clear it. */
export const fixed = (label: string): Field<string> => ({
  label,
  empty: '',
  isEmpty: () => true,
  read: () => {
    throw new TypeError(`The page does not say its ${label}`);
  },
  write: () => ({}),
  matches: isSameText,
  control: { kind: 'fixed' },
});

function isSameText(value: string, text: string): boolean {
  return value === '' || value === text;
}

export const hasText = (wanted: string, text: string) => text.toLowerCase().includes(wanted.toLowerCase());

/** Whether ISO text of a day, or of a moment on the merchant's wall clock, is within the range. ISO days sort in the order of time. */
export function isWithin({ from, to }: DateRange, text: string): boolean {
  if (from === '' && to === '') return true;
  const day = text.slice(0, 10);
  return day !== '' && (from === '' || from <= day) && (to === '' || day <= to);
}
