/** Code that will be wanted in a moment: a link that is pointed at or reached by keyboard is likely to be followed. */
import { useEffect } from 'react';
import { routeAt } from './routes';

/** Fetches the code of the screen at an address of ours, if it is one. */
export const fetchScreen = async (path: string): Promise<void> => routeAt(path)?.screen.fetch();

const SIGNS = ['pointerover', 'focusin'] as const;

function fetchAhead({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== window.location.origin) return;
  void fetchScreen(link.pathname);
}

/** Fetches the code of a page's screen when any link to it is pointed at or focused. */
export function useFetchAhead(): void {
  useEffect(() => {
    for (const sign of SIGNS) document.addEventListener(sign, fetchAhead);
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, fetchAhead);
    };
  }, []);
}
