import { useMemo, useSyncExternalStore } from 'react';

/** Whether the page matches a media query. False without a page. */
export function useMedia(query: string): boolean {
  const { subscribe, matches } = useMemo(() => {
    // Every render asks, and a new list each time costs more than rendering a button.
    let asked: MediaQueryList | undefined;
    const list = () => {
      asked ??= window.matchMedia(query);
      return asked;
    };
    return {
      subscribe: (tell: () => void) => {
        list().addEventListener('change', tell);
        return () => list().removeEventListener('change', tell);
      },
      matches: () => list().matches,
    };
  }, [query]);
  return useSyncExternalStore(subscribe, matches, () => false);
}
