import { useEffect, useState } from 'react';
import { whenIdle } from './whenIdle';

/** Whether the page has had nothing to do since this was shown: the time to make ahead what a press will want at once. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}
