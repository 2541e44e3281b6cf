import { useEffect, useRef, useState } from 'react';
import type { Asked } from './approvalAddress';

/**
 * Returns the payouts that were decided since the list was loaded, as an open decision found out. Their rows stay while it is open, so that it keeps
 * its place among them. Once it is closed, or another one is opened, the list is loaded again.
 */
export function useDecidedElsewhere(asked: Asked | null, refresh: () => void) {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const foundBy = useRef<Asked | null>(null);
  useEffect(() => {
    if (foundBy.current === null || foundBy.current === asked) return;
    foundBy.current = null;
    refresh();
  });
  const onDecided = (payoutIds: readonly string[]) => {
    if (payoutIds.every((id) => gone.has(id))) return;
    foundBy.current = asked;
    setGone((before) => new Set([...before, ...payoutIds]));
  };
  return { gone, onDecided };
}
