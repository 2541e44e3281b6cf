/** Blocks links and the back button on a page with unsaved work until the merchant decides. */
import { useCallback, useEffect, useState } from 'react';
import type { AroundNavHandler } from 'wouter';
import { guardBack } from './backGuard';
import { isUnsaved } from './unsaved';

/** A different query is still the same page. */
const pathOf = (to: string | URL) => new URL(to, window.location.href).pathname;

export interface NavigationBlock {
  /** Passed to the router. */
  readonly aroundNav: AroundNavHandler;
  /** Whether the dialog is open. */
  readonly isAsked: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
}

export function useNavigationBlocker(): NavigationBlock {
  const [wanted, setWanted] = useState<(() => void) | null>(null);
  const hold = useCallback((go: () => void) => setWanted(() => go), []);
  useEffect(() => guardHistory(hold), [hold]);
  // The same function for ever, because a new one would rerender every user of the router.
  const aroundNav = useCallback<AroundNavHandler>(
    (navigate, to, options) => {
      const isSamePage = pathOf(to) === window.location.pathname;
      // Another filter or an open dialog is still the same page, which keeps what its entry in the history knows.
      const go = () => navigate(to, isSamePage ? { state: window.history.state, ...options } : options);
      if (!isUnsaved() || isSamePage) return go();
      // Work that is saved in this moment counts as unsaved until its view is gone.
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
 * Going back cannot be prevented, only undone: the page is pushed again before it visibly changes. To leave after all, the router goes back
 * once more.
 */
function guardHistory(hold: (go: () => void) => void): () => void {
  let here = window.location.href;
  let state: unknown = window.history.state;
  let isLeaving = false;
  const note = () => {
    here = window.location.href;
    state = window.history.state;
  };
  const onBack = (event: PopStateEvent) => {
    if (isLeaving || !isUnsaved() || pathOf(here) === window.location.pathname) {
      isLeaving = false;
      return note();
    }
    event.stopImmediatePropagation();
    window.history.pushState(state, '', here);
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
