/**
 * Returns a clock of milliseconds since the epoch. It follows the computer's clock, which runs on while a computer sleeps. If that is set back, it
 * counts the time that has passed since, so that nothing that ends soon ends a day later.
 */
export function forwardClock(): () => number {
  const [started, startedAfter] = [Date.now(), performance.now()];
  return () => Math.max(Date.now(), Math.floor(started + performance.now() - startedAfter));
}
