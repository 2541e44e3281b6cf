/** Applies filters that the provider has no parameter for to what it answers. */
import type { Page, Query } from './collection.types';
import type { Filters } from './filters';
import type { Service } from './port';

/** Text of a row that a filter compares. A filter without a reader is applied by the provider. */
export type Readers<Row, Filter> = { readonly [K in keyof Filter]?: (row: Row, value: Filter[K]) => string };

type Declared<Filter extends object> = Pick<Filters<Filter>, 'fields' | 'keys'>;

/** Returns the rows that pass every filter with a reader. */
export function narrow<Row, Filter extends object>(
  { fields, keys }: Declared<Filter>,
  readers: Readers<Row, Filter>,
  rows: readonly Row[],
  filter: Filter,
): readonly Row[] {
  const tests = keys.flatMap((key) => {
    const [field, value, read] = [fields[key], filter[key], readers[key]];
    return read === undefined ? [] : [(row: Row) => field.matches(value, read(row, value))];
  });
  return rows.filter((row) => tests.every((passes) => passes(row)));
}

/** A service that answers all rows, narrowed by the filters that have a reader. */
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
