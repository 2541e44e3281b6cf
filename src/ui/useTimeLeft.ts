import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/**
 * The milliseconds left until a moment of the epoch, told anew each second; 0 from then on. By the wall clock, which a computer that sleeps
 * does not stop.
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
