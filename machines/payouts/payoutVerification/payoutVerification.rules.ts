import type { Payout } from '../../../contract/payouts/payouts';
import { addAll } from '../../kit/values/money';
import type { PayoutToVerify } from './payoutVerification.types';

/** PAY-07: only a payout that awaits its code, with a known batch, can be verified. */
export const awaitsCode = ({ status, batchId }: Payout) => status === 'Awaiting Verification' && batchId !== null;

/** What one code sends: how many payouts, and what their recipients get together in major units. Null: the provider doesn't say. */
export interface SentTogether {
  readonly count: number;
  readonly amount: string | null;
}

/** PAY-07: returns what the code sends if that is more than this payout. `unknown`: which payouts those are is not known. */
export function sentTogether({ together = [] }: PayoutToVerify): SentTogether | 'unknown' | null {
  if (together === null) return 'unknown';
  if (together.length < 2) return null;
  const amounts = together.flatMap(({ amount }) => amount ?? []);
  return { count: together.length, amount: amounts.length === together.length ? addAll(amounts) : null };
}
