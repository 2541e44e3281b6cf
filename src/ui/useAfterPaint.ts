import { useEffect, useState } from 'react';

/** Whether the frame in which `shown` became true has been painted, so that less urgent work can wait for it. */
export function useAfterPaint(shown: boolean): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    if (!shown) return setPainted(false);
    // A task that is posted in a frame runs after it was painted.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => setPainted(true);
    const frame = requestAnimationFrame(() => port2.postMessage(null));
    return () => {
      cancelAnimationFrame(frame);
      port1.close();
    };
  }, [shown]);
  return painted;
}
