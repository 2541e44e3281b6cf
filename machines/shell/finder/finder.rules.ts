import { ALL_KINDS, type FoundKind, KINDS } from './finder.kinds';
import type { FinderContext, Found, Listed, Way } from './finder.types';

/** A shorter keyword would match nearly everything. */
const LEAST = 3;

export const isSearchable = (keyword: string): boolean => keyword.trim().length >= LEAST;

/** Returns text for comparison: without case and without accents. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Maximum results of a kind. The list's own page has a filter for more. */
export const MOST = 5;

/** Returns the kinds to load: what the role can view, minus the lists that are already loaded. */
export const kindsToAsk = ({ permissions, gathered }: Pick<FinderContext, 'permissions' | 'gathered'>): readonly FoundKind[] =>
  ALL_KINDS.filter((kind) => permissions.includes(KINDS[kind].permission) && !gathered.includes(kind));

/** Returns the rows of loaded lists that contain the keyword. */
export function sifted(whole: readonly Listed[], keyword: string): readonly Found[] {
  const wanted = plain(keyword.trim());
  const matches = whole.filter(({ words }) => plain(words).includes(wanted));
  return ALL_KINDS.flatMap((kind) => matches.filter((one) => one.kind === kind).slice(0, MOST));
}

const wordsOf = (text: string) => plain(text).split(/\s+/).filter(Boolean);

/**
 * NAV-14: returns the actions in which every typed word starts a word. Names that start with the text come first. Without text it returns all.
 */
export function matching<W extends Pick<Way, 'label' | 'group'>>(ways: readonly W[], keyword: string): readonly W[] {
  const wanted = wordsOf(keyword);
  const start = wanted.join(' ');
  const matches = ways.filter(({ label, group }) => {
    const there = wordsOf(`${label} ${group}`);
    return wanted.every((word) => there.some((other) => other.startsWith(word)));
  });
  const isFirst = ({ label }: W) => plain(label).startsWith(start);
  return [...matches.filter(isFirst), ...matches.filter((way) => !isFirst(way))];
}
