/** Leaving a page with unsaved work by a link or by the back button: it is held up until the merchant has answered. */
import { useCallback, useEffect, useState } from 'react';
import type { AroundNavHandler } from 'wouter';
import { guardBack } from './backGuard';
import { isUnsaved } from './unsaved';

/** Another query is still the same page. */
const pathOf = (to: string | URL) => new URL(to, window.location.href).pathname;

export interface NavigationBlock {
  /** To be handed to the router. */
  readonly aroundNav: AroundNavHandler;
  /** Whether it is asked. */
  readonly isAsked: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
}

export function useNavigationBlocker(): NavigationBlock {
  const [wanted, setWanted] = useState<(() => void) | null>(null);
  const hold = useCallback((go: () => void) => setWanted(() => go), []);
  useEffect(() => guardHistory(hold), [hold]);
  // The same for good: with another one everything that knows the router would be drawn anew.
  const aroundNav = useCallback<AroundNavHandler>(
    (navigate, to, options) => {
      const go = () => navigate(to, options);
      if (!isUnsaved() || pathOf(to) === window.location.pathname) return go();
      // What was saved in this very moment is unsaved until its view has gone.
      setTimeout(() => (isUnsaved() ? hold(go) : go()));
    },
    [hold],
  );
  return {
    aroundNav,
    isAsked: wanted !== null,
    leave: () => {
      setWanted(null);
      wanted?.();
    },
    stay: () => setWanted(null),
  };
}

/**
 * The back button cannot be stopped, only undone: the page that was left is put on top again before anybody has seen it go, and to leave it
 * after all is to go back once more.
 */
function guardHistory(hold: (go: () => void) => void): () => void {
  let here = window.location.href;
  let isLeaving = false;
  const note = () => {
    here = window.location.href;
  };
  const onBack = (event: PopStateEvent) => {
    if (isLeaving || !isUnsaved() || pathOf(here) === window.location.pathname) {
      isLeaving = false;
      return note();
    }
    event.stopImmediatePropagation();
    window.history.pushState(null, '', here);
    hold(() => {
      isLeaving = true;
      window.history.back();
    });
  };
  const unguard = guardBack(onBack);
  const names = ['pushState', 'replaceState'] as const;
  for (const name of names) window.addEventListener(name, note);
  return () => {
    unguard();
    for (const name of names) window.removeEventListener(name, note);
  };
}
