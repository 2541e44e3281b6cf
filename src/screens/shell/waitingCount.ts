import { createContext, useCallback, useContext, useEffect } from 'react';

/** What waits for the user at an entry of the sidebar. */
export type Waiting = 'approvals' | 'chargebacks';

/** Null: it is not known any more. */
type Report = (what: Waiting, count: number | null) => void;

/** Receives how many payouts await the user's decision, and how many chargebacks an answer. */
export const WaitingCount = createContext<Report>(() => undefined);

/**
 * Tells the frame how many things wait for the user. Pages that load them anyway report it, so that the frame makes no call of its own. Null:
 * this page does not know, and the last number stays.
 */
export function useWaitingCount(what: Waiting, count: number | null): (count: number | null) => void {
  const report = useContext(WaitingCount);
  useEffect(() => {
    if (count !== null) report(what, count);
  }, [what, count, report]);
  return useCallback((known) => report(what, known), [what, report]);
}
