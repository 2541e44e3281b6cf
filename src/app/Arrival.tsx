/**
 * NAV-03. Another page begins at its top, and with its title: whoever does not see the screen hears where they are. That is so after signing in
 * too. Where the page came from outside nothing is moved, nor when the address changes in its query alone, as dialogs and filters make it do.
 */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';

const PRESSES = ['keydown', 'pointerdown'] as const;

interface Arrived {
  /** The page that was arrived at last. */
  path: string | null;
  /** Something was pressed while this page was on its way: where the focus is by then is the merchant's doing. */
  isPressed: boolean;
}

type Arrivals = RefObject<Arrived>;

/** Follows what is pressed from the moment that another page is asked for. */
export function useArrivals(): Arrivals {
  const [path] = useLocation();
  const arrivals = useRef<Arrived>({ path: null, isPressed: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each page anew
  useLayoutEffect(() => {
    const press = () => {
      arrivals.current.isPressed = true;
    };
    for (const kind of PRESSES) document.addEventListener(kind, press, true);
    return () => {
      for (const kind of PRESSES) document.removeEventListener(kind, press, true);
      arrivals.current.isPressed = false;
    };
  }, [path]);
  return arrivals;
}

/** Whether anything was pressed since the browser loaded the page. Its own `userActivation` outlives a reload, and so does not tell. */
let isTouched = false;
for (const kind of PRESSES)
  document.addEventListener(
    kind,
    () => {
      isTouched = true;
    },
    { capture: true, once: true },
  );

/** The browser was sent to this very page and nobody has done anything since: it was opened, not gone to. */
function isOpened(path: string): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return !isTouched && (!loaded || new URL(loaded.name).pathname === path);
}

function isFocusInUse({ isPressed }: Arrived): boolean {
  return isPressed && document.activeElement !== null && document.activeElement !== document.body;
}

/** Stands beside a screen inside its Suspense: it takes effect when the screen is there, not when it was asked for. */
export function Arrival({ path, arrivals }: { readonly path: string; readonly arrivals: Arrivals }) {
  useLayoutEffect(() => {
    const { current } = arrivals;
    const before = current.path;
    current.path = path;
    if (before === path || (before === null && isOpened(path))) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    if (!isFocusInUse(current)) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [path, arrivals]);
  return null;
}
