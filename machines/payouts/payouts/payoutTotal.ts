import type { Payout } from '../../../contract/payouts/payouts';
import { add } from '../../kit/values/money';

/** What a payout debits in major units: its amount with its fee, where the fee is known. Null while the amount is unknown. */
export const payoutTotal = ({ amount, fee }: Pick<Payout, 'amount' | 'fee'>): string | null =>
  amount === null ? null : add(amount, fee ?? '0');
