import type { Service } from '../../machines/kit/port';

const LOOK_MS = 1_000;

/**
 * Ends at a moment of the wall clock, in milliseconds of the epoch. It looks at the clock instead of trusting one long timer: while a computer
 * sleeps timers stand still, and whoever wakes it must not go on with what has run out.
 */
export const untilMoment: Service<{ readonly at: number }, void> = ({ at }, { signal }) =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
    const look = () => {
      if (Date.now() < at) return;
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
