import { dayIn } from '../../kit/values/days';
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

/** How well a result matches: a word of its name starts with the keyword, its name has it, or only something else has it, such as a reference. */
function rankOf({ label }: Pick<Found, 'label'>, wanted: string): 0 | 1 | 2 {
  const name = plain(label);
  if (name.startsWith(wanted) || name.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(wanted))) return 0;
  return name.includes(wanted) ? 1 : 2;
}

/** The results of one kind, the best first. */
export interface FoundOfKind {
  readonly kind: FoundKind;
  readonly items: readonly Found[];
}

/** NAV-14: returns results by kind. Names come before matches inside of a reference, within a kind and among kinds. */
export function ranked(found: readonly Found[], keyword: string): readonly FoundOfKind[] {
  const wanted = plain(keyword.trim());
  const best = (items: readonly Found[]) => Math.min(...items.map((one) => rankOf(one, wanted)));
  return ALL_KINDS.map((kind) => ({
    kind,
    items: found.filter((one) => one.kind === kind).sort((one, other) => rankOf(one, wanted) - rankOf(other, wanted)),
  }))
    .filter(({ items }) => items.length > 0)
    .sort((one, other) => best(one.items) - best(other.items));
}

/** What the merchant opened last, newest first. It is kept in the browser, where anyone can edit it. */
export interface Recent {
  readonly opened: readonly Found[];
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isKind = (value: unknown): value is FoundKind => ALL_KINDS.some((kind) => kind === value);

/** Returns a stored result, or nothing if it is none. A link never leads anywhere but to the page of its kind. */
function foundIn(value: unknown): readonly Found[] {
  const { kind, label, note, by, at } = Object(value);
  if (!isKind(kind) || !isText(label) || !isText(note)) return [];
  const place = Object.entries(Object(by)).filter((pair): pair is [string, string] => isText(pair[1]));
  const day = isText(at) ? dayIn(at) : '';
  return place.length === 0 ? [] : [{ kind, label, note, by: Object.fromEntries(place), ...(day && { at: day }) }];
}

/** Returns what was opened last, of what the role can view. */
export function recentIn(kept: unknown, permissions: readonly string[]): readonly Found[] {
  const { opened } = Object(kept);
  const known = Array.isArray(opened) ? opened.slice(0, MOST).flatMap(foundIn) : [];
  return known.filter(({ kind }) => permissions.includes(KINDS[kind].permission));
}

const placeOf = ({ kind, by }: Found) => JSON.stringify([kind, by]);

/** What was opened last is listed until something is typed. */
export const recentShown = ({ keyword, recent }: Pick<FinderContext, 'keyword' | 'recent'>): readonly Found[] =>
  keyword.trim() === '' ? recent : [];

/** Whether the finder lists this now. */
export const isListed = (context: Pick<FinderContext, 'keyword' | 'recent' | 'found'>, opened: Found): boolean =>
  [...(context.found ?? []), ...recentShown(context)].some((one) => placeOf(one) === placeOf(opened));

/** Puts a result first, once. Its day tells it from others of its name. Its amount and status are left out, because they change. */
export function withOpened(recent: readonly Found[], { kind, label, by, at }: Found): Recent {
  const found = { kind, label, note: '', by, ...(at && { at: at.slice(0, 10) }) };
  return { opened: [found, ...recent.filter((other) => placeOf(other) !== placeOf(found))].slice(0, MOST) };
}
