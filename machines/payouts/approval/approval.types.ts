import type { PendingPayout } from '../../../contract/payouts/approvals';
import type { PayoutDetails } from '../../../contract/payouts/payouts';
import type { Fault } from '../../kit/flow/fault';

/** A payout that awaits its decision, with what has happened to it, if the provider reports that. */
export type AwaitedPayout = PendingPayout & Partial<Pick<PayoutDetails, 'events'>>;

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
  /** When the last code for exactly these payouts was sent, in milliseconds since the epoch, if another one cannot be requested yet. */
  readonly sentAt?: number | null;
}

export interface ApprovalContext extends Omit<ApprovalInput, 'sentAt'> {
  /** Why the payouts failed to load. */
  readonly loadFault: Fault | null;
  /** When the code was sent that was used last. No other one can be requested until a minute after that. */
  readonly usedCodeSentAt: number;
  /** The payouts that were pending at the last check. */
  readonly payouts: readonly AwaitedPayout[];
  /** The payouts that were already decided then. */
  readonly decided: readonly AwaitedPayout[];
  /** The provider's message about the code. Empty before that. */
  readonly sent: string;
  /** When the last code was sent, in milliseconds since the epoch. Null if none was sent here. */
  readonly sentAt: number | null;
  /** A code for exactly these payouts was sent, here or a moment before this decision was opened. */
  readonly isCodeSent: boolean;
  /** How long no code can be requested after a refusal, in milliseconds, and when that ends. */
  readonly pauseMs: number;
  readonly retryAt: number;
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
export type ApprovalOutput =
  | { readonly result: 'decided' | 'alreadyDecided' | 'sessionExpired' }
  /** With when the last code was sent, so that the same decision can be opened again without another one. */
  | { readonly result: 'closed'; readonly sentAt: number | null };

export type ApprovalEvent =
  | { type: 'code.requested'; isApproved: boolean }
  | { type: 'code.retry' }
  | { type: 'code.available' }
  | { type: 'payouts.retry' }
  | { type: 'reconnected' }
  | { type: 'dismissed' };
