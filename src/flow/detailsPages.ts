/**
 * Details that are pages of their own. The list that opens one leaves its rows in the entry of the history, so that they survive a reload and the
 * back button. A page that was opened by its address alone knows no other rows. Signing in again makes a new entry, so the open page also keeps
 * them in a bookmark until it is left.
 */
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type { Neighbours } from '../ui/buttons/neighbours';
import { loadBookmark, SIGNED_OUT, saveBookmark } from './bookmarks';
import { useFlowContext } from './FlowProvider';
import { comeBack, leaveFor, type Returned, returningTo, stayAt, takeReturned } from './returned';

/** What an entry of the history knows of the list. */
interface Opened {
  /** User, business and environment, because the rows of another one are not found. */
  readonly owner: string | null;
  /** The address of the list, with its filter, page and order. */
  readonly list: string;
  /** The addresses of the details of all rows that it showed, in their order. */
  readonly rows: readonly string[];
}

export interface DetailsPages<Row> {
  /** Returns what opening a row leaves in the history. */
  readonly opened: () => unknown;
  /** Whether the row has details. */
  readonly opens: (row: Row) => boolean;
  /** Opens the details of a row. */
  readonly open: (row: Row) => void;
  /** The table reports its rows, in their order. */
  readonly show: (rows: readonly Row[]) => void;
  /** Returns the place of the row that the merchant comes back to, and what shows it. Only once: null afterwards, or if there is none. */
  readonly returned: (rows: readonly Row[]) => { readonly index: number; readonly show: (opener: HTMLElement) => void } | null;
}

/** @param pageOf returns the address of the details of a row, or null if it has none. Pass the same function. */
export function useDetailsPages<Row>(pageOf: (row: Row) => string | null): DetailsPages<Row> {
  const [, navigate] = useLocation();
  const { owner } = useFlowContext();
  const shown = useRef<readonly Row[]>([]);
  const back = useRef<Returned | null>(null);
  useLayoutEffect(() => {
    back.current ??= takeReturned();
  }, []);
  return useMemo(() => {
    const opened = (): Opened => {
      const { pathname, search } = window.location;
      return { owner, list: pathname + search, rows: shown.current.map(pageOf).filter((page) => page !== null) };
    };
    return {
      opened,
      opens: (row: Row) => pageOf(row) !== null,
      open: (row: Row) => {
        const page = pageOf(row);
        if (page === null) return;
        const state = opened();
        leaveFor(page);
        navigate(page, { state });
      },
      show: (rows: readonly Row[]) => {
        shown.current = rows;
      },
      returned: (rows: readonly Row[]) => {
        const at = back.current;
        if (at === null || rows.length === 0) return null;
        back.current = null;
        const index = rows.findIndex((row) => pageOf(row) === at.page);
        return index < 0 ? null : { index, show: (opener: HTMLElement) => comeBack(opener, at) };
      },
    };
  }, [navigate, owner, pageOf]);
}

/** Another page, or an older release, may have left anything. */
function openedIn(state: unknown): Opened | null {
  if (typeof state !== 'object' || state === null) return null;
  if (!('owner' in state && 'list' in state && 'rows' in state)) return null;
  const { owner, list, rows } = state;
  const isText = (value: unknown): value is string => typeof value === 'string' && value.startsWith('/');
  if (!(owner === null || typeof owner === 'string') || !isText(list) || !Array.isArray(rows) || !rows.every(isText)) return null;
  return { owner, list, rows };
}

const BOOKMARK = 'detailsPage';
const SIGN_IN = '/';

/** The open page and what it knows of its list: from the entry of the history, or from before the merchant signed in again. */
function openedAt(state: unknown, owner: string | null): Opened | null {
  const opened = openedIn(state) ?? openedIn(loadBookmark(owner ?? SIGNED_OUT, BOOKMARK));
  return opened?.owner === owner && opened.rows.includes(window.location.pathname) ? opened : null;
}

/** Keeps it while the page is open, and when the session ends there. */
function useKept(opened: Opened | null): void {
  useEffect(() => {
    if (opened === null) return;
    const name = opened.owner ?? SIGNED_OUT;
    const page = window.location.pathname;
    saveBookmark(name, BOOKMARK, opened);
    stayAt(opened.list, page);
    return () => {
      if (![page, SIGN_IN].includes(window.location.pathname)) saveBookmark(name, BOOKMARK, null);
    };
  }, [opened]);
}

export interface DetailsPage {
  /** The ways to the rows before and after. Null if no list opened the page. */
  readonly neighbours: Neighbours | null;
  /** The address of the list as the merchant left it. */
  readonly list: string;
  /** Goes back to the row in the list. */
  readonly leave: () => void;
}

/** Returns what surrounds the details page of this address. @param list the path of the list that it belongs to */
export function useDetailsPage(list: string): DetailsPage {
  const [path, navigate] = useLocation();
  const { owner } = useFlowContext();
  const state = useHistoryState<unknown>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the router's path is not as it was written, but changes with it
  const opened = useMemo(() => openedAt(state, owner), [path, state, owner]);
  useKept(opened);
  return useMemo(() => {
    const listAgain = (address: string) => () => navigate(address, { state: returningTo(window.location.pathname) });
    if (opened === null) return { neighbours: null, list, leave: listAgain(list) };
    const at = opened.rows.indexOf(window.location.pathname);
    const to = (address: string | undefined) =>
      address === undefined ? null : () => navigate(address, { state: opened, replace: true });
    return {
      neighbours: { previous: to(opened.rows[at - 1]), next: to(opened.rows[at + 1]) },
      // The rows may come from a list within another page.
      list: opened.list.split('?')[0] === list ? opened.list : list,
      // The entry that the list left is behind this one. After signing in again, or a dialog of this page, another one may be.
      leave: openedIn(state) === null ? listAgain(opened.list) : () => window.history.back(),
    };
  }, [opened, state, list, navigate]);
}
