import { useCallback, useMemo, useState } from 'react';
import type { PendingPayout } from '../../../../machines/payouts/approvals/approvals.machine';
import type { Asked } from './approvalAddress';

const NONE: ReadonlySet<string> = new Set();

/** The payouts that are selected in the list. */
export interface Selection {
  readonly picked: ReadonlySet<string>;
  /** The open decision about exactly these payouts, which can't change until it is closed. */
  readonly open: 'approve' | 'decline' | null;
  readonly pick: (payoutId: string, isPicked: boolean) => void;
  /** Takes payouts out of the selection that were decided. */
  readonly forget: (payoutIds: readonly string[]) => void;
}

/**
 * Returns the selected rows that still exist. While a decision about a selection is open, its payouts are the selection, also after a reload, where
 * only the URL has them. Once it is closed, the selection is as it was.
 * @param gone payouts that were decided since the rows were loaded
 */
export function useSelection(rows: readonly PendingPayout[], asked: Asked | null, gone: ReadonlySet<string>): Selection {
  const [ticked, setTicked] = useState(() => (asked && asked.payoutIds.length > 1 ? new Set(asked.payoutIds) : NONE));
  const ticks = useMemo(
    () => new Set(rows.flatMap(({ payoutId }) => (ticked.has(payoutId) && !gone.has(payoutId) ? [payoutId] : []))),
    [rows, ticked, gone],
  );
  const decided = asked !== null && isSelection(asked, ticks) ? asked : null;
  const picked = useMemo(
    () => (decided ? new Set(decided.payoutIds.filter((id) => !gone.has(id))) : ticks),
    [decided, ticks, gone],
  );
  const pick = useCallback(
    (payoutId: string, isPicked: boolean) =>
      setTicked((before) => (isPicked ? new Set([...before, payoutId]) : without(before, [payoutId]))),
    [],
  );
  const forget = useCallback((payoutIds: readonly string[]) => setTicked((before) => without(before, payoutIds)), []);
  return { picked, open: decided && (decided.isApproved ? 'approve' : 'decline'), pick, forget };
}

/** Whether a decision is about a selection. One about a single payout may be about a row that is not selected. */
const isSelection = ({ payoutIds: [first, ...others] }: Asked, ticks: ReadonlySet<string>) =>
  others.length > 0 || (ticks.size === 1 && first !== undefined && ticks.has(first));

const without = (ids: ReadonlySet<string>, left: readonly string[]): ReadonlySet<string> =>
  new Set([...ids].filter((id) => !left.includes(id)));
