/** Prefetches code that is probably needed next, because a link with the pointer or the focus on it is often followed. */
import { useEffect } from 'react';
import { routeAt } from '../routes';

/** Fetches the code of the screen at a URL, if it is one of ours. */
export const fetchScreen = async (path: string): Promise<void> => routeAt(path)?.screen.fetch();

const SIGNS = ['pointerover', 'focusin'] as const;

function fetchAhead({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== window.location.origin) return;
  void fetchScreen(link.pathname);
}

/** Fetches the code of a page's screen when a link to it gets the pointer or the focus. */
export function usePrefetch(): void {
  useEffect(() => {
    for (const sign of SIGNS) document.addEventListener(sign, fetchAhead);
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, fetchAhead);
    };
  }, []);
}
