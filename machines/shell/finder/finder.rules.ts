import { ALL_KINDS, type FoundKind, KINDS } from './finder.kinds';
import type { FinderContext, Found, Listed, Way } from './finder.types';

/** Shorter than that, nearly everything would be found. */
const LEAST = 3;

export const isSearchable = (keyword: string): boolean => keyword.trim().length >= LEAST;

/** Letters as they are looked for: without case and without the marks above and below them. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** So many of a kind: who wants more has a list with a filter. */
export const MOST = 5;

/** What is asked now: what the role may see, and of that not what came whole before. */
export const kindsToAsk = ({ permissions, gathered }: Pick<FinderContext, 'permissions' | 'gathered'>): readonly FoundKind[] =>
  ALL_KINDS.filter((kind) => permissions.includes(KINDS[kind].permission) && !gathered.includes(kind));

/** What of lists that came whole has the keyword somewhere. */
export function sifted(whole: readonly Listed[], keyword: string): readonly Found[] {
  const wanted = plain(keyword.trim());
  const matches = whole.filter(({ words }) => plain(words).includes(wanted));
  return ALL_KINDS.flatMap((kind) => matches.filter((one) => one.kind === kind).slice(0, MOST));
}

const wordsOf = (text: string) => plain(text).split(/\s+/).filter(Boolean);

/** NAV-14. The ways in which every word that was typed begins one; those whose name begins with what was typed come first. All, for no words. */
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
