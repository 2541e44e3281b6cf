import { useEffect, useRef, useState } from 'react';

/** The minimum progress and time before the rest can be estimated. */
const ENOUGH_PERCENT = 2;
const ENOUGH_MS = 500;
const MINUTE_MS = 60_000;

/** Returns an estimated time, as precise as the estimate is. */
export function roughly(ms: number): string {
  if (ms < 10_000) return 'A few seconds left';
  if (ms <= 50_000) return `About ${Math.ceil(ms / 10_000) * 10} seconds left`;
  const minutes = Math.ceil(ms / MINUTE_MS);
  return `About ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`;
}

/** Returns the remaining time, from the progress since it was first seen. Null while it cannot be estimated. */
export function useTimeToEnd(percent: number | null): string | null {
  const first = useRef<{ readonly percent: number; readonly at: number } | null>(null);
  const [left, setLeft] = useState<string | null>(null);
  useEffect(() => {
    const since = first.current;
    if (percent === null || since === null || percent < since.percent) {
      first.current = percent === null ? null : { percent, at: performance.now() };
      return setLeft(null);
    }
    const [done, took] = [percent - since.percent, performance.now() - since.at];
    setLeft(done < ENOUGH_PERCENT || took < ENOUGH_MS ? null : roughly(((100 - percent) / done) * took));
  }, [percent]);
  return left;
}
