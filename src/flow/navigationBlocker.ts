/** Blocks links and the back button on a page with unsaved work until the merchant decides. */
import { useCallback, useEffect, useState } from 'react';
import type { AroundNavHandler } from 'wouter';
import { guardBack } from './backGuard';
import { takeStepBack } from './stepBack';
import { isSamePage, isUnsaved, unsavedWords } from './unsaved';

const here = () => new URL(window.location.href);

export interface NavigationBlock {
  /** Passed to the router. */
  readonly aroundNav: AroundNavHandler;
  /** What leaving loses. Null while nothing is asked. */
  readonly asked: string | null;
  readonly leave: () => void;
  readonly stay: () => void;
}

export function useNavigationBlocker(): NavigationBlock {
  const [wanted, setWanted] = useState<{ readonly go: () => void; readonly words: string } | null>(null);
  const hold = useCallback((go: () => void) => setWanted({ go, words: unsavedWords() }), []);
  useEffect(() => guardHistory(hold), [hold]);
  // The same function for ever, because a new one would rerender every user of the router.
  const aroundNav = useCallback<AroundNavHandler>(
    (navigate, to, options) => {
      const target = new URL(to, window.location.href);
      const isSamePath = target.pathname === window.location.pathname;
      // Another filter or an open dialog is still the same page, which keeps what its entry in the history knows.
      const go = () => navigate(to, isSamePath ? { state: window.history.state, ...options } : options);
      if (!isUnsaved() || isSamePage(target, here())) return go();
      // Work that is saved in this moment counts as unsaved until its view is gone.
      setTimeout(() => (isUnsaved() ? hold(go) : go()));
    },
    [hold],
  );
  return {
    aroundNav,
    asked: wanted?.words ?? null,
    leave: () => {
      setWanted(null);
      wanted?.go();
    },
    stay: () => setWanted(null),
  };
}

/**
 * Going back cannot be prevented, only undone: the page is pushed again before it visibly changes. To leave after all, the router goes back
 * once more. A page of steps goes back one step instead.
 */
function guardHistory(hold: (go: () => void) => void): () => void {
  let last = window.location.href;
  let state: unknown = window.history.state;
  let isLeaving = false;
  const note = () => {
    last = window.location.href;
    state = window.history.state;
  };
  const onBack = (event: PopStateEvent) => {
    const isStep = !isLeaving && takeStepBack();
    if (!isStep && (isLeaving || !isUnsaved() || isSamePage(here(), new URL(last)))) {
      isLeaving = false;
      return note();
    }
    event.stopImmediatePropagation();
    window.history.pushState(state, '', last);
    if (isStep) return;
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
