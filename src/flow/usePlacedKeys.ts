import { useEffect, useSyncExternalStore } from 'react';
import { emptyKeyPlace, keysAt, type WholeKeys, watchKeyPlace } from './keyPlace';

/** How many views show the keys: React's strict mode mounts a view, unmounts it, and mounts it again. */
let views = 0;

/** Returns new API keys by their handle, and null once they are gone. They are gone when the view that shows them leaves. */
export function usePlacedKeys(handle: string | null): WholeKeys | null {
  useEffect(() => {
    if (handle === null) return;
    views += 1;
    return () => {
      views -= 1;
      queueMicrotask(() => views === 0 && emptyKeyPlace());
    };
  }, [handle]);
  return useSyncExternalStore(
    watchKeyPlace,
    () => keysAt(handle),
    () => null,
  );
}
