/**
 * The way back from the page of a row to that row. Opening it leaves in the list's own entry of the history which row it was and how far the list
 * was scrolled, so that Back finds it, and another visit of the list starts at its top.
 */

export interface Returned {
  /** The address of the details of the row. */
  readonly page: string;
  /** How far the list was scrolled, in pixels. Null: the row is shown wherever it is. */
  readonly top: number | null;
}

const NAME = 'returned';

/** The details that were open last, of each list: J and K replace the row that was opened. */
const latest = new Map<string, string>();

const stateOf = (): Readonly<Record<string, unknown>> => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
};

/** Returns the state of an entry of the list that comes back to a row. */
export const returningTo = (page: string): object => ({ [NAME]: { page, top: null } satisfies Returned });

/** Called just before the list is left for the page of a row. */
export function leaveFor(page: string): void {
  latest.delete(window.location.pathname + window.location.search);
  const returned: Returned = { page, top: window.scrollY };
  window.history.replaceState({ ...stateOf(), [NAME]: returned }, '');
}

/** Called while the page of a row is open. @param list the address of the list that opened it */
export function stayAt(list: string, page: string): void {
  latest.set(list, page);
}

/** Returns the row to come back to, once for each way back. */
export function takeReturned(): Returned | null {
  const { [NAME]: left, ...rest } = stateOf();
  if (typeof left !== 'object' || left === null || !('page' in left && 'top' in left)) return null;
  const { page, top } = left;
  if (typeof page !== 'string' || !(top === null || typeof top === 'number')) return null;
  window.history.replaceState(rest, '');
  return { page: latest.get(window.location.pathname + window.location.search) ?? page, top };
}

/** Whether the focus is still where a page puts it by itself. */
const isUntouched = () => {
  const at = document.activeElement;
  return at === null || at === document.body || at.matches('main h1');
};

/** Shows the row and focuses it, unless the merchant has gone elsewhere meanwhile. */
export function comeBack(row: HTMLElement, { top }: Returned): void {
  if (!isUntouched()) return;
  row.focus({ preventScroll: true });
  if (top === null) row.scrollIntoView({ block: 'center' });
  else window.scrollTo({ top, behavior: 'instant' });
}
