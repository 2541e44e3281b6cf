import { useMemo, useSyncExternalStore } from 'react';

let paper: MediaQueryList | undefined;

const isPrinted = (): boolean => {
  paper ??= window.matchMedia('print');
  return paper.matches;
};

/**
 * Whether the page matches a media query. False without a page. While it is printed the answer stays: paper is narrower than most pages, and what
 * changed its place for it would be missing on it.
 */
export function useMedia(query: string): boolean {
  const { subscribe, matches } = useMemo(() => {
    // Every render asks, and a new list each time costs more than rendering a button.
    let asked: MediaQueryList | undefined;
    let last: boolean | undefined;
    const list = () => {
      asked ??= window.matchMedia(query);
      return asked;
    };
    return {
      subscribe: (tell: () => void) => {
        list().addEventListener('change', tell);
        return () => list().removeEventListener('change', tell);
      },
      matches: () => {
        if (last === undefined || !isPrinted()) last = list().matches;
        return last;
      },
    };
  }, [query]);
  return useSyncExternalStore(subscribe, matches, () => false);
}
