import type { PendingPayout } from '../../../contract/payouts/approvals';

/** The person who decides. */
export interface Approver {
  readonly id: string;
  readonly name: string;
  /** Whether the role has `payout.approve`. */
  readonly mayApprove: boolean;
}

export interface ApprovalInput {
  readonly payoutIds: readonly string[];
  /** Approve if true, else decline. */
  readonly isApproved: boolean;
  readonly approver: Approver;
}

export interface ApprovalContext extends ApprovalInput {
  /** The payouts that were pending at the last check. */
  readonly payouts: readonly PendingPayout[];
  /** The payouts that were already decided then. */
  readonly decided: readonly PendingPayout[];
  /** The provider's message about the code. Empty before that. */
  readonly sent: string;
  /** The entered code, while it is sent. */
  readonly otp: string;
  readonly problem: string | null;
}

/** The input of the call: ids of pending payouts. */
export interface Sent {
  readonly payoutIds: readonly string[];
  readonly isApproved: boolean;
  readonly otp: string;
}

/** `alreadyDecided`: already decided. `sessionExpired`: the session expired. */
export type ApprovalOutput = { readonly result: 'decided' | 'alreadyDecided' | 'closed' | 'sessionExpired' };

export type ApprovalEvent =
  | { type: 'decision.changed' }
  | { type: 'code.retry' }
  | { type: 'code.available' }
  | { type: 'payouts.retry' }
  | { type: 'dismissed' };
