import type { Page, Query } from './collection.types';

interface Shown extends Page<unknown> {
  readonly query: Pick<Query<unknown>, 'size'>;
}

/**
 * Returns how many rows match, or null if that is not certain: a provider that does not count says as many as it returned, so a full page may have
 * more after it.
 */
export const foundIn = ({ rows, total, query }: Shown): number | null =>
  total > rows.length || rows.length < query.size ? total : null;
