import { createContext, useContext, useEffect } from 'react';

type Report = (count: number | null) => void;

/** Receives the number of payouts that await the user's decision. Null: it is not known any more. */
export const ApprovalCount = createContext<Report>(() => undefined);

/**
 * Tells the frame how many payouts await the user's decision. Pages that load them anyway report it, so that the frame makes no call of its
 * own. Null: this page does not know, and the last number stays.
 */
export function useApprovalCount(count: number | null): Report {
  const report = useContext(ApprovalCount);
  useEffect(() => {
    if (count !== null) report(count);
  }, [count, report]);
  return report;
}
