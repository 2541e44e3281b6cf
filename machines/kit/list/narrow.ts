/** Applies filters for which the provider has no parameter to its response. */
import type { Page, Query } from '../collection/collection.types';
import type { Service } from '../flow/port';
import type { Control, DateRange, Filters } from './filters';

/** Returns the text of a row that a filter compares. The provider applies a filter without a reader. */
export type Readers<Row, Filter> = { readonly [K in keyof Filter]?: (row: Row, value: Filter[K]) => string };

type Declared<Filter extends object> = Pick<Filters<Filter>, 'fields' | 'keys'>;

export const hasText = (wanted: string, text: string) => text.toLowerCase().includes(wanted.toLowerCase());

/** Whether ISO text of a day, or of a time on the merchant's wall clock, is in the range. ISO days sort by time. */
export function isWithin({ from, to }: DateRange, text: string): boolean {
  if (from === '' && to === '') return true;
  const day = text.slice(0, 10);
  return day !== '' && (from === '' || from <= day) && (to === '' || day <= to);
}

/** Whether a row with this text passes a filter. */
function passes<Value>(control: Control<Value>, value: Value, text: string): boolean {
  switch (control.kind) {
    case 'select':
      return control.get(value) === '' || control.get(value) === text;
    case 'dates':
      return isWithin(control.get(value), text);
    case 'search':
      return hasText(control.get(value).text.trim(), text);
    case 'fixed':
      return true;
  }
}

/** Returns the rows that pass every filter with a reader. */
export function narrow<Row, Filter extends object>(
  { fields, keys }: Declared<Filter>,
  readers: Readers<Row, Filter>,
  rows: readonly Row[],
  filter: Filter,
): readonly Row[] {
  const tests = keys.flatMap((key) => {
    const [{ control }, value, read] = [fields[key], filter[key], readers[key]];
    return read === undefined ? [] : [(row: Row) => passes(control, value, read(row, value))];
  });
  return rows.filter((row) => tests.every((test) => test(row)));
}

/** A service that returns all rows, filtered by the filters that have a reader. */
export const narrowed =
  <Row, Filter extends object>(
    load: Service<Query<Filter>, { readonly rows: readonly Row[] }>,
    declared: Declared<Filter>,
    readers: Readers<Row, Filter>,
  ): Service<Query<Filter>, Page<Row>> =>
  async (query, options) => {
    const rows = narrow(declared, readers, (await load(query, options)).rows, query.filter);
    return { rows, total: rows.length };
  };
