/**
 * New API keys between their response and the sheet that shows them (KEY-02). Machines, recordings and storage have only a handle of this place.
 * It is emptied after a minute by the wall clock, when the sheet leaves the screen, and when the session ends in this tab.
 */

export type WholeKeys = Readonly<Record<string, string>>;

const SECOND_MS = 1_000;

interface Place {
  readonly handle: string;
  readonly keys: WholeKeys;
  readonly until: number;
  readonly timer: ReturnType<typeof setInterval>;
}

let place: Place | null = null;
const watchers = new Set<() => void>();

export function emptyKeyPlace(): void {
  if (place === null) return;
  clearInterval(place.timer);
  removeEventListener('sessionForgotten', emptyKeyPlace);
  place = null;
  for (const watcher of watchers) watcher();
}

/** A computer that slept has not counted the seconds, so the wall clock decides. */
function emptyOnceOver() {
  if (place !== null && Date.now() >= place.until) emptyKeyPlace();
}

/** Puts new keys here, in place of others. @returns the handle by which they are read */
export function placeKeys(keys: WholeKeys, ms: number): string {
  emptyKeyPlace();
  const handle = crypto.randomUUID();
  place = { handle, keys, until: Date.now() + ms, timer: setInterval(emptyOnceOver, SECOND_MS) };
  // An event, because the code that ends a session comes before the first page, and this does not.
  addEventListener('sessionForgotten', emptyKeyPlace);
  return handle;
}

/** Returns the keys of a handle, or null once they are gone. */
export const keysAt = (handle: string | null): WholeKeys | null =>
  place !== null && place.handle === handle && Date.now() < place.until ? place.keys : null;

/** Calls the watcher when the place is emptied. Returns a function that stops. */
export function watchKeyPlace(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}
