/**
 * What flows store until they end: input, and keys of payments with an unknown outcome. It is in session storage of this tab, separate by user,
 * business and environment. Never codes, passwords or tokens.
 */
import { clearSteps } from './steps';

const PREFIX = 'bookmark:';

/** The owner of bookmarks from before sign-in. */
export const SIGNED_OUT = 'nobody';

/** A bookmark of another build may have another shape and is ignored. */
const SHAPE = 1;

const keyOf = (owner: string, flow: string) => `${PREFIX}${owner}:${flow}`;

export function saveBookmark(owner: string, flow: string, bookmark: object | null) {
  if (bookmark) sessionStorage.setItem(keyOf(owner, flow), JSON.stringify({ shape: SHAPE, bookmark }));
  else sessionStorage.removeItem(keyOf(owner, flow));
}

export function loadBookmark<Bookmark extends object>(owner: string, flow: string): Bookmark | null {
  return readBookmark<Bookmark>(keyOf(owner, flow));
}

/** Anyone can edit session storage, so unreadable data is no bookmark. */
export function readBookmark<Bookmark extends object>(key: string): Bookmark | null {
  try {
    const kept: { shape?: unknown; bookmark?: Bookmark } | null = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return kept?.shape === SHAPE ? (kept.bookmark ?? null) : null;
  } catch {
    return null;
  }
}

export const bookmarkKeys = () => Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));

/** Ends the session in this tab: removes everything from its storage, or everything except bookmarks. */
export function forgetSession(bookmarks: 'kept' | 'removed') {
  const kept = bookmarks === 'kept' ? bookmarkKeys().map((key) => [key, sessionStorage.getItem(key) ?? ''] as const) : [];
  sessionStorage.clear();
  if (bookmarks === 'removed') clearSteps();
  for (const [key, text] of kept) sessionStorage.setItem(key, text);
}
