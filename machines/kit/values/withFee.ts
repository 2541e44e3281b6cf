import { add } from './money';

interface Costing {
  readonly amount: string | null;
  readonly fee: string | null;
}

/** Returns what a payout debits in major units: its amount with its fee, where the fee is known. Null while the amount is unknown. */
export const withFee = ({ amount, fee }: Costing): string | null => (amount === null ? null : add(amount, fee ?? '0'));
