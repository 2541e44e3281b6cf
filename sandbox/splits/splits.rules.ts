/** SPL-06: the limits of a split settlement's shares. */
import { WHOLE } from '../ledger/shares.rules';
import { Refusal } from '../refusal';
import { toMinor } from '../rules/money';

/** The documents' own words. */
const NOTHING_LEFT =
  'You cannot enter a figure equal to or more than the remaining percentage available. The initiating account has to have an allocated slot.';

/** Refuses shares of zero, and percentages that leave nothing for the initiating account. `amounts` are decimal text. */
export function checkShares(rateType: 'flat' | 'percentage', amounts: readonly string[]): void {
  const shares = amounts.map((amount) => toMinor(amount) ?? 0n);
  if (shares.some((share) => share <= 0n)) throw new Refusal(400, 'Each share must be greater than 0');
  if (rateType === 'percentage' && shares.reduce((sum, share) => sum + share, 0n) >= WHOLE) throw new Refusal(400, NOTHING_LEFT);
}
