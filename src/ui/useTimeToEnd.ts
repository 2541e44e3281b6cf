import { useEffect, useRef, useState } from 'react';

/** So much has to be done, and so long it has to have taken, before the rest can be estimated. */
const ENOUGH_PERCENT = 2;
const ENOUGH_MS = 500;
const MINUTE_MS = 60_000;

/** A time that is estimated, said as roughly as it is known. */
export function roughly(ms: number): string {
  if (ms < 10_000) return 'A few seconds left';
  if (ms <= 50_000) return `About ${Math.ceil(ms / 10_000) * 10} seconds left`;
  const minutes = Math.ceil(ms / MINUTE_MS);
  return `About ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`;
}

/** How long something still takes, by how fast its percentage has grown since it was first seen; null while nobody can tell. */
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
