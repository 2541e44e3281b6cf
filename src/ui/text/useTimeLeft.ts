import { useEffect, useState } from 'react';
import { forwardClock } from '../timing/forwardClock';

const SECOND_MS = 1_000;

/**
 * Returns the milliseconds until a time since the epoch, updated each second, and then 0. It uses the wall clock, which runs while a computer
 * sleeps. A clock that is set back adds no time.
 * @param step milliseconds of which only whole ones are returned, so that what shows minutes only rerenders each minute
 */
export function useTimeLeft(until: number, step = 1): number {
  const [left, setLeft] = useState(() => leftOf(until, Date.now(), step));
  useEffect(() => {
    const now = forwardClock();
    const look = () => setLeft(leftOf(until, now(), step));
    look();
    const timer = setInterval(look, SECOND_MS);
    return () => clearInterval(timer);
  }, [until, step]);
  return left;
}

const leftOf = (until: number, now: number, step: number) => Math.max(0, Math.ceil((until - now) / step) * step);
