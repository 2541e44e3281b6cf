import type { Service } from '../../machines/kit/flow/port';
import { forwardClock } from '../ui/timing/forwardClock';

const LOOK_MS = 1_000;

/**
 * Resolves at a time of the wall clock, in milliseconds since the epoch. It checks the clock repeatedly instead of using one long timer. Timers
 * stop while a computer sleeps, and an expired value must not be used after it wakes. Nor is it used longer if the clock is set back.
 */
export const untilMoment: Service<{ readonly at: number }, void> = ({ at }, { signal }) =>
  new Promise((resolve, reject) => {
    const now = forwardClock();
    const stop = () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
    const look = () => {
      if (now() < at) return;
      stop();
      resolve();
    };
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', () => {
      stop();
      reject(signal.reason);
    });
    look();
  });
