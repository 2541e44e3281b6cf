interface AskedProps {
  readonly quote: { readonly needsOtp: boolean; readonly needsApproval: boolean };
}

/**
 * PAY-05: what the provider requires after the review. A small payout needs a code or an approver too, once the day's payouts without them reach
 * the limit.
 */
export function Asked({ quote: { needsOtp, needsApproval } }: AskedProps) {
  if (needsApproval)
    return (
      <p>
        After you enter your code, a second-level approver must approve this before any money leaves. All payouts of one day
        without an approver count together.
      </p>
    );
  if (needsOtp)
    return (
      <p>
        Next, we’ll email you a code. We send the money after you enter it. If the day’s payouts without an approver reach their
        limit before that, a second-level approver must approve this first.
      </p>
    );
  return null;
}
