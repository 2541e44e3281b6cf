import { useEffect } from 'react';

const PAPER = 'print';

/**
 * Marks the page with `data-printing` while it is printed, so that only what is marked `data-print` shows. A style sheet could find that out by
 * itself, but a rule for all elements inside of `:has()` makes a browser work out the styles of the whole page after every change.
 */
export function usePaper(): void {
  useEffect(() => {
    const list = window.matchMedia(PAPER);
    const mark = () => document.documentElement.toggleAttribute('data-printing', list.matches);
    const begin = () => document.documentElement.toggleAttribute('data-printing', true);
    mark();
    list.addEventListener('change', mark);
    // Some browsers tell it only so.
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', mark);
    return () => {
      list.removeEventListener('change', mark);
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', mark);
      document.documentElement.removeAttribute('data-printing');
    };
  }, []);
}
