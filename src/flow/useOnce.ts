import { useEffect, useRef } from 'react';

/** Calls `act` when `isTime` becomes true. */
export function useOnce(isTime: boolean, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (isTime) latest.current();
  }, [isTime]);
}
