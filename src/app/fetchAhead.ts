/** Code that will be wanted in a moment: a link that is pointed at or reached by keyboard is likely to be followed. */
import { useEffect } from 'react';
import { routeAt } from './routes';

const SIGNS = ['pointerover', 'focusin'] as const;

function fetchAhead({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== window.location.origin) return;
  routeAt(link.pathname)?.screen.fetch();
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
