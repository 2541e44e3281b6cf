/** Views of a list that a merchant saved: a name, and the filter as its URL has it. Anyone can edit a browser's storage, so what it holds is checked. */
import { isolated } from '../../../contract/shownText';
import { safeText } from '../form/form.rules';
import type { Filters } from './filters';
import { withValue } from './filters';

export interface OwnView {
  /** Exactly as typed. */
  readonly name: string;
  /** The parameters of the filter, without page and order. */
  readonly search: string;
}

export const MOST_VIEWS = 10;
export const LONGEST_NAME = 40;
const LONGEST_SEARCH = 2_000;

/** Names that differ only in case or outer spaces cannot be told apart in a row. */
const sameAs = (name: string) => name.trim().toLowerCase();

/**
 * Returns why a view cannot have this name, or null.
 * @param taken the names of the other views of the list
 */
export function nameProblem(name: string, taken: readonly string[]): string | null {
  if (name.trim() === '') return 'Enter a name.';
  const unsafe = safeText(name);
  if (unsafe !== null) return unsafe;
  if ([...name].length > LONGEST_NAME) return `Enter at most ${LONGEST_NAME} characters.`;
  const other = taken.find((each) => sameAs(each) === sameAs(name));
  return other === undefined ? null : `This list already has a view named “${isolated(other)}”. Choose another name.`;
}

const isView = (one: unknown): one is OwnView =>
  typeof one === 'object' &&
  one !== null &&
  'name' in one &&
  typeof one.name === 'string' &&
  'search' in one &&
  typeof one.search === 'string' &&
  one.search.length <= LONGEST_SEARCH;

/** Reads stored views. Whatever is no view is left out. */
export function readViews(text: string | null): readonly OwnView[] {
  const views: OwnView[] = [];
  for (const one of listIn(text)) {
    const isKept =
      isView(one) &&
      nameProblem(
        one.name,
        views.map(({ name }) => name),
      ) === null;
    if (isKept && views.length < MOST_VIEWS) views.push({ name: one.name, search: one.search });
  }
  return views;
}

function listIn(text: string | null): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/** Returns the text to store, or null if there is nothing to store. */
export const writeViews = (views: readonly OwnView[]): string | null =>
  views.length > 0 ? JSON.stringify(views.map(({ name, search }) => ({ name, search }))) : null;

/** Returns the parameters of a filter, always in the same order. */
export function searchOf<Filter extends object>({ codec }: Filters<Filter>, filter: Filter): string {
  const entries = Object.entries(codec({}).write(filter)).filter(([, text]) => text !== '');
  return new URLSearchParams(entries.sort(([a], [b]) => (a < b ? -1 : 1))).toString();
}

/** Returns the filter of a view. Values that the page sets stay. */
export function filterOf<Filter extends object>({ fields, keys }: Filters<Filter>, search: string, current: Filter): Filter {
  const params = new URLSearchParams(search);
  return keys.reduce(
    (filter, key) => (fields[key].control.kind === 'fixed' ? filter : withValue(filter, key, fields[key].read(params, key))),
    current,
  );
}

/**
 * Returns the view that the current filter is, or that it narrows further: the one with the most in common, and of several the first. Null if
 * there is none.
 */
export function closestView<View extends { readonly search: string }>(views: readonly View[], search: string): View | null {
  const current = new URLSearchParams(search);
  const isWithin = (view: View) => [...new URLSearchParams(view.search)].every(([name, text]) => current.get(name) === text);
  const sizeOf = (view: View) => new URLSearchParams(view.search).size;
  return views.filter(isWithin).reduce<View | null>((best, view) => (best && sizeOf(best) >= sizeOf(view) ? best : view), null);
}
