/**
 * The time of the last activity in any tab of the session. It is in session storage, so that a reload does not reset it, and sent to the other
 * tabs. It uses the wall clock, because timers stop while a computer sleeps.
 */
import { useEffect } from 'react';
import type { IdleLimits, Quiet, Watch } from '../../machines/shell/idle/idle.types';
import { broadcast } from './channel';
import { tabStorage } from './tabStorage';
import { onTabMessage } from './tabs';

const KEY = 'seenAt';
const SIGNS = ['keydown', 'pointerdown', 'pointermove', 'touchstart', 'wheel'] as const;
/** Events after which timers may have been paused, so the clock is checked again. */
const WAKINGS = ['focus', 'pageshow', 'visibilitychange'] as const;
/** The minimum time between two recorded activities. */
const GRAIN_MS = 1_000;
const LOOK_MS = 15_000;

/** Checks of the running watches, to run at once. */
const watchers = new Set<() => void>();
let timeoutMs = Number.POSITIVE_INFINITY;
/** While the warning shows, only its answer counts in this tab. */
let isAsked = false;

const seenAt = () => Number(tabStorage.get(KEY) ?? Date.now());

/** A clock that was set back must not give a negative time. */
const quiet = (): Quiet => ({ idleMs: Math.max(0, Date.now() - seenAt()) });

const look = () => {
  for (const watcher of watchers) watcher();
};

function note(at: number): void {
  tabStorage.set(KEY, String(at));
  look();
}

/** Records activity, unless it comes after the limit or is no answer to the warning. */
function touch(): void {
  const { idleMs } = quiet();
  if (idleMs >= timeoutMs) look();
  if (idleMs >= timeoutMs || isAsked || (idleMs < GRAIN_MS && tabStorage.get(KEY) !== null)) return;
  const at = Date.now();
  note(at);
  broadcast({ kind: 'touched', at });
}

/** Applies the time of another tab if it is later. */
function heard(at: number): void {
  if (at > seenAt() && at <= Date.now() + GRAIN_MS) note(at);
}

/** Whether the session was inactive for too long before this page loaded. Then the dashboard stays hidden. */
export const isPastLimit = ({ timeoutMs: most }: IdleLimits) => quiet().idleMs >= most;

/** Tracks activity in this tab and the others while a user is signed in. Opening the dashboard counts, unless it comes after the limit. */
export function useActivity(limits: IdleLimits): void {
  useEffect(() => {
    timeoutMs = limits.timeoutMs;
    touch();
    const leave = onTabMessage(({ kind, at }) => {
      if (kind === 'touched' && at !== undefined) heard(at);
    });
    for (const sign of SIGNS) window.addEventListener(sign, touch, { capture: true, passive: true });
    for (const waking of WAKINGS) window.addEventListener(waking, look);
    return () => {
      leave();
      for (const sign of SIGNS) window.removeEventListener(sign, touch, { capture: true });
      for (const waking of WAKINGS) window.removeEventListener(waking, look);
    };
  }, [limits.timeoutMs]);
}

/** The port that waits: see `Watch`. */
export function watchActivity({ untilMs, orBack }: Watch, { signal }: { readonly signal: AbortSignal }): Promise<Quiet> {
  const before = seenAt();
  isAsked = orBack;
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>;
    const end = () => {
      clearTimeout(timer);
      watchers.delete(watcher);
      if (orBack) isAsked = false;
    };
    const watcher = () => {
      clearTimeout(timer);
      const now = quiet();
      if (now.idleMs < untilMs && !(orBack && seenAt() > before)) {
        timer = setTimeout(watcher, Math.min(untilMs - now.idleMs, LOOK_MS));
        return;
      }
      end();
      resolve(now);
    };
    signal.addEventListener('abort', () => {
      end();
      reject(signal.reason);
    });
    watchers.add(watcher);
    watcher();
  });
}

/** The port that answers the warning. It returns the time of inactivity. Before the limit it counts as activity, here and in the other tabs. */
export async function extendSession(): Promise<Quiet> {
  const before = quiet();
  isAsked = false;
  if (before.idleMs < timeoutMs) touch();
  return before;
}
