/**
 * What flows store until they end: input, and keys of payments with an unknown outcome. It is in session storage of this tab, separate by user,
 * business and environment. Never codes, passwords or tokens.
 */
import { ZONE } from '../../machines/kit/values/zone';
import { clearSteps } from './steps';
import { tabStorage } from './tabStorage';

const PREFIX = 'bookmark:';

/** The owner of bookmarks from before sign-in. */
export const SIGNED_OUT = 'nobody';

/** A bookmark of another build may have another shape and is ignored. */
const SHAPE = 1;

/** Where the bookmark of an owner's flow is stored. */
export const keyOf = (owner: string, flow: string) => `${PREFIX}${owner}:${flow}`;

/** Room for the key of an order, which drafts leave free. In characters: one payout with its form takes about a thousand. */
const ROOM = 8_000;
const ROOM_KEY = `${PREFIX}room`;

/** Keeps the room free before a draft takes what is left. Returns whether there was room. */
const keepRoom = () => tabStorage.get(ROOM_KEY) !== null || tabStorage.set(ROOM_KEY, ' '.repeat(ROOM));

/** Returns the key of the order, or of the request for a file, in a bookmark. */
function keyIn(bookmark: object): unknown {
  const { order, request }: { order?: unknown; request?: unknown } = bookmark;
  return Reflect.get(Object(order ?? request), 'idempotencyKey');
}

/**
 * Stores a flow's bookmark, or removes it. An order is stored even where drafts have filled the storage.
 * @returns whether it is stored: a full storage has no room for it
 */
export function saveBookmark(owner: string, flow: string, bookmark: object | null): boolean {
  const key = keyOf(owner, flow);
  if (bookmark === null) {
    tabStorage.remove(key);
    return true;
  }
  // It would only look as if it were saved later than it was.
  if (JSON.stringify(readBookmark(key)) === JSON.stringify(bookmark)) return true;
  const text = JSON.stringify({ shape: SHAPE, at: Date.now(), bookmark });
  if (keyIn(bookmark) === undefined) return keepRoom() && tabStorage.set(key, text);
  if (tabStorage.set(key, text)) return true;
  tabStorage.remove(ROOM_KEY);
  return tabStorage.set(key, text);
}

/** Whether this tab would still know an order with this idempotency key after a reload. */
export const isOrderStored = (idempotencyKey: string): boolean =>
  bookmarkKeys().some((key) => keyIn(readBookmark(key) ?? {}) === idempotencyKey);

export function loadBookmark<Bookmark extends object>(owner: string, flow: string): Bookmark | null {
  return readBookmark<Bookmark>(keyOf(owner, flow));
}

/** Returns when a bookmark was stored as it is: date and time on the wall clock of Lagos, as every time that is shown (GEN-04). Null if that is not known. */
export function bookmarkSavedAt(owner: string, flow: string): string | null {
  try {
    const { at }: { at?: unknown } = Object(JSON.parse(tabStorage.get(keyOf(owner, flow)) ?? 'null'));
    if (typeof at !== 'number') return null;
    return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(ZONE).toPlainDateTime().toString();
  } catch {
    return null;
  }
}

/** Anyone can edit session storage, so unreadable data is no bookmark. */
export function readBookmark<Bookmark extends object>(key: string): Bookmark | null {
  try {
    const kept: { shape?: unknown; bookmark?: Bookmark } | null = JSON.parse(tabStorage.get(key) ?? 'null');
    return kept?.shape === SHAPE ? (kept.bookmark ?? null) : null;
  } catch {
    return null;
  }
}

export const bookmarkKeys = () => tabStorage.keys().filter((key) => key.startsWith(PREFIX) && key !== ROOM_KEY);

/** Ends the session in this tab: removes everything from its storage, or everything except bookmarks. */
export function forgetSession(bookmarks: 'kept' | 'removed') {
  // A bookmark that is removed and written again is lost where the browser stores nothing more.
  const kept = new Set(bookmarks === 'kept' ? bookmarkKeys() : []);
  for (const key of tabStorage.keys()) if (!kept.has(key)) tabStorage.remove(key);
  dispatchEvent(new Event('sessionForgotten'));
  if (bookmarks === 'removed') clearSteps();
}
