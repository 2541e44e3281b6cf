import { useEffect, useState } from 'react';

/** Whether the frame in which `shown` became true has been painted: what a press need not be answered with may wait for it. */
export function usePainted(shown: boolean): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    if (!shown) return setPainted(false);
    // A task that is posted from a frame comes once that frame has been painted.
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
