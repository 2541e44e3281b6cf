/**
 * NAV-03: a new page starts at its top, and screen readers hear its title, also after signing in. Nothing moves when the page was opened from
 * outside, or when only the query changes, as for dialogs and filters.
 */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { afterPaint } from '../../ui/timing/afterPaint';

/** Assistive technology sends only the click. */
const PRESSES = ['keydown', 'pointerdown', 'click'] as const;

interface Arrived {
  /** The path of the last page. */
  path: string | null;
  /** The merchant pressed something while this page loaded, so the focus stays where it is. */
  isPressed: boolean;
}

type RouteAnnouncement = RefObject<Arrived>;

/** Watches for presses from the moment when another page is requested. */
export function useRouteAnnouncement(): RouteAnnouncement {
  const [path] = useLocation();
  const arrivals = useRef<Arrived>({ path: null, isPressed: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each page
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
  // What a page asked for must not move the focus of what replaces them all, such as the sign-in page.
  useLayoutEffect(
    () => () => {
      arrivals.current.path = null;
    },
    [],
  );
  return arrivals;
}

/** Whether the user pressed anything since the page loaded. The browser's `userActivation` survives a reload, so it cannot tell. */
let isTouched = false;
for (const kind of PRESSES)
  document.addEventListener(
    kind,
    () => {
      isTouched = true;
    },
    { capture: true, once: true },
  );

/** The browser opened this page directly, and the user has done nothing since. */
function isOpened(path: string): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return !isTouched && (!loaded || new URL(loaded.name).pathname === path);
}

function isFocusInUse({ isPressed }: Arrived): boolean {
  return isPressed && document.activeElement !== null && document.activeElement !== document.body;
}

/** A list that the merchant came back to has focused the row that was open. */
const isBackAtRow = () => document.activeElement?.matches('main [data-opener]') === true;

/** Belongs next to a screen inside its Suspense, so that it runs when the screen is ready and not when it was requested. */
export function RouteAnnouncer({ path, arrivals }: { readonly path: string; readonly arrivals: RouteAnnouncement }) {
  useLayoutEffect(() => {
    const { current } = arrivals;
    const before = current.path;
    current.path = path;
    if (before === path || (before === null && isOpened(path))) return;
    // It needs the layout. In the frame that is made once, and not once more for what effects change after this one.
    requestAnimationFrame(() => {
      if (current.path === path && !isBackAtRow()) window.scrollTo({ top: 0, behavior: 'instant' });
    });
    afterPaint(() => {
      if (current.path !== path || isFocusInUse(current) || isBackAtRow()) return;
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    });
  }, [path, arrivals]);
  return null;
}
