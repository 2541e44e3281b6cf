import type { Payout } from '../../../contract/payouts/payouts';

export interface PayoutVerificationInput {
  readonly payoutId: string;
}

export interface PayoutVerificationContext extends PayoutVerificationInput {
  readonly payout: Payout | null;
  readonly problem: string | null;
}

/** `settled`: the payout did not wait any more. `left` ended with the session. */
export type PayoutVerificationOutput = { readonly result: 'verified' | 'settled' | 'closed' | 'left' };

export type PayoutVerificationEvent =
  | { type: 'payout.retry' }
  | { type: 'code.retry' }
  | { type: 'code.available' }
  | { type: 'dismissed' };
