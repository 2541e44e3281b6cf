/** Reads and writes a list's query in a URL: `?page=2&size=50` and the parameters of the filter. */
import type { Query } from '../../machines/kit/collection/collection.types';
import type { QueryCodec } from '../../machines/kit/list/filters';
import type { Sort } from '../../machines/kit/list/sorting';

export const PAGE_SIZES = [5, 10, 20, 50, 100] as const;
const DEFAULT_SIZE = 20;
/** A page after the last one leads to the last one, so no list needs a higher number. */
const HIGHEST_PAGE = 999_999;

/** GEN-09: page 1 and 20 rows, unless the URL has other valid values. */
export function readQuery<Filter>({ read }: QueryCodec<Filter>, search: string): Query<Filter> {
  const params = new URLSearchParams(search);
  const page = params.get('page') ?? '';
  const size = Number(params.get('size'));
  return {
    filter: read(params),
    page: /^[1-9]\d*$/.test(page) ? Math.min(Number(page), HIGHEST_PAGE) : 1,
    size: PAGE_SIZES.find((offered) => offered === size) ?? DEFAULT_SIZE,
  };
}

/** Writes the query. Other parameters stay, and default values are omitted. */
export function writeQuery<Filter>({ write }: QueryCodec<Filter>, { filter, page, size }: Query<Filter>, search: string): string {
  const params = new URLSearchParams(search);
  const words = { ...write(filter), page: page === 1 ? '' : `${page}`, size: size === DEFAULT_SIZE ? '' : `${size}` };
  for (const [name, value] of Object.entries(words)) {
    if (value === '') params.delete(name);
    else params.set(name, value);
  }
  return params.toString();
}

/** Returns the URL of a page with these parameters. Without any, it is the path alone and has no question mark. */
export const urlWith = (path: string, search: string) => (search === '' ? path : `${path}?${search}`);

export const isSameQuery = <Filter>(codec: QueryCodec<Filter>, query: Query<Filter>, other: Query<Filter>) =>
  writeQuery(codec, query, '') === writeQuery(codec, other, '');

/** Returns the sort order: `?sort=amount` is ascending, `?sort=-amount` descending. The list checks whether the column exists. */
export function readSort(search: string): Sort | null {
  const [, down, key] = /^(-?)([a-zA-Z]{1,40})$/.exec(new URLSearchParams(search).get('sort') ?? '') ?? [];
  return key === undefined ? null : { key, direction: down === '' ? 'ascending' : 'descending' };
}

/** Another order starts at the first page. */
export function writeSort(sort: Sort | null, search: string): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  if (sort === null) params.delete('sort');
  else params.set('sort', `${sort.direction === 'descending' ? '-' : ''}${sort.key}`);
  return params.toString();
}
