import type { BatchRow } from '../../../contract/payouts/batches';
import type { Payout } from '../../../contract/payouts/payouts';

/** A payout, and the payments of its batch that await the same code, itself among them. Null: which those are is not known. */
export interface PayoutToVerify extends Payout {
  readonly together?: readonly Pick<BatchRow, 'amount'>[] | null;
}

export interface PayoutVerificationInput {
  readonly payoutId: string;
}

export interface PayoutVerificationContext extends PayoutVerificationInput {
  readonly payout: PayoutToVerify | null;
  readonly problem: string | null;
  /** When the last code was sent, in milliseconds since the epoch, if its response was lost or it was sent before. */
  readonly sentAt: number | null;
}

/** `noLongerWaiting`: the payout no longer awaited a code. `sessionExpired`: the session expired. */
export type PayoutVerificationOutput = { readonly result: 'verified' | 'noLongerWaiting' | 'closed' | 'sessionExpired' };

export type PayoutVerificationEvent =
  | { type: 'payout.retry' }
  | { type: 'reconnected' }
  | { type: 'code.retry' }
  | { type: 'code.available' }
  | { type: 'dismissed' };
