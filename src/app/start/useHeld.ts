import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Standing } from '../../../machines/shell/session/session.rules';

/** For how long the page may still show what comes before a wait. */
export const A_MOMENT_MS = 200;

/**
 * Returns the page without a session while the profile loads after it, until that has lasted a moment. Otherwise null. On a fast network the
 * dashboard takes the place of the form at once, and no frame of it flickers between them.
 */
export function useHeld(page: ReactNode, standing: Standing): ReactNode {
  const last = useRef<ReactNode>(null);
  const [isLong, setIsLong] = useState(false);
  const isWaiting = standing === 'loadingProfile';
  useLayoutEffect(() => {
    if (!isWaiting) last.current = standing === 'signedIn' ? null : page;
  });
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLong(true), A_MOMENT_MS);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isWaiting]);
  return isWaiting && !isLong ? last.current : null;
}
