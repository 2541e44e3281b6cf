import { useEffect, useState } from 'react';

/** Whether the page has had nothing to do since this was shown: the time to make ahead what a press will want at once. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    // Safari does not tell when it is idle.
    if (!('requestIdleCallback' in window)) return;
    const asked = requestIdleCallback(() => setIdle(true));
    return () => cancelIdleCallback(asked);
  }, []);
  return idle;
}
