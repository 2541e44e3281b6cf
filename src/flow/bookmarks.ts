/**
 * What flows ask to be remembered until they end: typed work, and keys of payments whose outcome is open. In session storage, for this tab
 * alone, under user, business and environment, so that nobody else finds it. Never codes, passwords or tokens.
 */
import { clearRecording } from './record';

const PREFIX = 'bookmark:';

/** In whose name it is kept what is done before anybody is at the desk. */
export const SIGNED_OUT = 'nobody';

/** A bookmark written by another build may have another shape; it is not trusted. */
const SHAPE = 1;

const keyOf = (owner: string, flow: string) => `${PREFIX}${owner}:${flow}`;

export function saveBookmark(owner: string, flow: string, bookmark: object | null) {
  if (bookmark) sessionStorage.setItem(keyOf(owner, flow), JSON.stringify({ shape: SHAPE, bookmark }));
  else sessionStorage.removeItem(keyOf(owner, flow));
}

export function loadBookmark<Bookmark extends object>(owner: string, flow: string): Bookmark | null {
  return read<Bookmark>(keyOf(owner, flow));
}

/** Session storage holds what we wrote, unless somebody wrote there by hand: what cannot be read is no bookmark. */
function read<Bookmark extends object>(key: string): Bookmark | null {
  try {
    const kept: { shape?: unknown; bookmark?: Bookmark } | null = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return kept?.shape === SHAPE ? (kept.bookmark ?? null) : null;
  } catch {
    return null;
  }
}

const bookmarkKeys = () => Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));

/** How many payments of this tab may be under way: those whose bookmark holds an order. */
export const openOrders = () => bookmarkKeys().filter((key) => read<{ order?: unknown }>(key)?.order).length;

/** Ends the session in this tab: takes everything out of its storage, or everything but bookmarks. */
export function forgetSession(bookmarks: 'kept' | 'removed') {
  const kept = bookmarks === 'kept' ? bookmarkKeys().map((key) => [key, sessionStorage.getItem(key) ?? ''] as const) : [];
  sessionStorage.clear();
  if (bookmarks === 'removed') clearRecording();
  for (const [key, text] of kept) sessionStorage.setItem(key, text);
}
