import type { PendingPayout } from '../../../contract/payouts/approvals';

/** Who is to decide. */
export interface Approver {
  readonly id: string;
  readonly name: string;
  /** Whether the role has `payout.approve`. */
  readonly mayApprove: boolean;
}

export interface ApprovalInput {
  readonly payoutIds: readonly string[];
  /** Approve, or else decline. */
  readonly isApproved: boolean;
  readonly approver: Approver;
}

export interface ApprovalContext extends ApprovalInput {
  /** Those of them that still wait, as they were looked at last. */
  readonly payouts: readonly PendingPayout[];
  /** Those that somebody had decided by then. */
  readonly decided: readonly PendingPayout[];
  /** The provider's words to the code that it sent; empty before. */
  readonly sent: string;
  /** The code as it was entered, while it is sent. */
  readonly otp: string;
  readonly problem: string | null;
}

/** What is sent: ids of payouts that all wait. */
export interface Sent {
  readonly payoutIds: readonly string[];
  readonly isApproved: boolean;
  readonly otp: string;
}

/** `settled`: somebody had decided already. `left` ended with the session. */
export type ApprovalOutput = { readonly result: 'decided' | 'settled' | 'closed' | 'left' };

export type ApprovalEvent =
  | { type: 'decision.changed' }
  | { type: 'code.retry' }
  | { type: 'code.available' }
  | { type: 'payouts.retry' }
  | { type: 'dismissed' };
