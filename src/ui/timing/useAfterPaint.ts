import { useEffect, useState } from 'react';
import { afterPaint } from './afterPaint';

/** Whether the frame in which `shown` became true has been painted, so that less urgent work can wait for it. */
export function useAfterPaint(shown: boolean): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    if (!shown) return setPainted(false);
    return afterPaint(() => setPainted(true));
  }, [shown]);
  return painted;
}
