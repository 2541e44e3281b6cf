import { useEffect, useRef } from 'react';
import type { Asked } from './approvalAddress';

/** The attribute of a row's decisions, with the id of their payout. */
export const ROW = 'data-payout';

/** Returns the button of this decision in the first row after the decided ones where there is one, else in the last row before them. */
function buttonAfter({ payoutIds, isApproved }: Asked): HTMLElement | null {
  const rows = [...document.querySelectorAll<HTMLElement>(`[${ROW}]`)];
  const isDecided = (row: HTMLElement) => payoutIds.includes(row.getAttribute(ROW) ?? '');
  const last = rows.findLastIndex(isDecided);
  const inOrder = [...rows.slice(last + 1), ...rows.slice(0, Math.max(last, 0)).reverse()];
  for (const row of inOrder) {
    const [decline, approve] = row.querySelectorAll('button');
    if (decline && approve && !isDecided(row)) return isApproved ? approve : decline;
  }
  return null;
}

/**
 * Returns a function to call when a decision was made. Once its pane is closed, the focus goes on to the next row, because the decided rows leave the
 * list and would take the focus with them.
 */
export function useNextRow(asked: Asked | null): () => void {
  const next = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (asked !== null) return;
    next.current?.focus();
    next.current = null;
  }, [asked]);
  return () => {
    next.current = asked && buttonAfter(asked);
  };
}
