import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/**
 * Returns the milliseconds until a time since the epoch, updated each second, and then 0. It uses the wall clock, which runs while a computer
 * sleeps.
 */
export function useTimeLeft(until: number): number {
  const [left, setLeft] = useState(() => leftOf(until));
  useEffect(() => {
    const look = () => setLeft(leftOf(until));
    look();
    const timer = setInterval(look, SECOND_MS);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}

const leftOf = (until: number) => Math.max(0, until - Date.now());
