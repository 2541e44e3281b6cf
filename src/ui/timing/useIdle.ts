import { useEffect, useState } from 'react';
import { whenIdle } from './whenIdle';

/** Whether the page was idle since this was rendered. Then it can prepare what a press needs at once. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}
