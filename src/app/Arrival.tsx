/**
 * NAV-03. Another page begins at its top, and with its title: whoever does not see the screen hears where they are. Where the page came
 * from outside nothing is moved, nor when the address changes in its query alone, as dialogs and filters make it do.
 */
import { type RefObject, useLayoutEffect, useRef } from 'react';

type Arrivals = RefObject<string | null>;

/** The page that was arrived at last. */
export const useArrivals = (): Arrivals => useRef<string | null>(null);

/** Stands beside a screen inside its Suspense: it takes effect when the screen is there, not when it was asked for. */
export function Arrival({ path, arrivals }: { readonly path: string; readonly arrivals: Arrivals }) {
  useLayoutEffect(() => {
    const before = arrivals.current;
    arrivals.current = path;
    if (before === null || before === path) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [path, arrivals]);
  return null;
}
