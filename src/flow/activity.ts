/**
 * When somebody was here last, in any tab of the session: kept in session storage, so that a reload does not begin anew, and told to the other
 * tabs. All by the clock on the wall: timers stand still while a computer sleeps.
 */
import { useEffect } from 'react';
import type { IdleLimits, Quiet, Watch } from '../../machines/shell/idle/idle.types';
import { broadcast } from './channel';
import { onTabMessage } from './tabs';

const KEY = 'seenAt';
const SIGNS = ['keydown', 'pointerdown', 'pointermove', 'touchstart', 'wheel'] as const;
/** When the clock is worth a look: timers may have stood still. */
const WAKINGS = ['focus', 'pageshow', 'visibilitychange'] as const;
/** More often than that nothing is noted. */
const GRAIN_MS = 1_000;
const LOOK_MS = 15_000;

/** Looks of those who watch, to be made at once. */
const watchers = new Set<() => void>();
let limitMs = Number.POSITIVE_INFINITY;
/** While it is asked whether anybody is here, only the answer counts in this tab. */
let isAsked = false;

const seenAt = () => Number(sessionStorage.getItem(KEY) ?? Date.now());

/** A clock that was set back makes nobody be here in the future. */
const quiet = (): Quiet => ({ quietMs: Math.max(0, Date.now() - seenAt()) });

const look = () => {
  for (const watcher of watchers) watcher();
};

function note(at: number): void {
  sessionStorage.setItem(KEY, String(at));
  look();
}

/** Somebody is here: it counts unless it comes too late, or is no answer to what is asked. */
function touch(): void {
  const { quietMs } = quiet();
  if (quietMs >= limitMs) look();
  if (quietMs >= limitMs || isAsked || (quietMs < GRAIN_MS && sessionStorage.getItem(KEY) !== null)) return;
  const at = Date.now();
  note(at);
  broadcast({ kind: 'touched', at });
}

/** Heard from another tab: what was later there is later here. */
function heard(at: number): void {
  if (at > seenAt() && at <= Date.now() + GRAIN_MS) note(at);
}

/** Whether nobody was here for too long before this page was loaded: then nothing of the desk is shown. */
export const isPastLimit = ({ limitMs: most }: IdleLimits) => quiet().quietMs >= most;

/** Follows what is done in this tab and in the others, as long as somebody is at the desk. Opening the desk counts, unless it comes too late. */
export function useActivity(limits: IdleLimits): void {
  useEffect(() => {
    limitMs = limits.limitMs;
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
  }, [limits.limitMs]);
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
      if (now.quietMs < untilMs && !(orBack && seenAt() > before)) {
        timer = setTimeout(watcher, Math.min(untilMs - now.quietMs, LOOK_MS));
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

/** The port that answers: how long nobody was here until now. In time, it counts, here and in the other tabs. */
export async function extendSession(): Promise<Quiet> {
  const before = quiet();
  isAsked = false;
  if (before.quietMs < limitMs) touch();
  return before;
}
