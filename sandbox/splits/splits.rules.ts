/** SPL-06: the limits of a split settlement's shares. */
import { Refusal } from '../refusal';
import { toMinor } from '../rules/money';

/** Hundredths of a percent. */
const WHOLE = 100_00n;

/** The documents' own words. */
const NOTHING_LEFT =
  'You cannot enter a figure equal to or more than the remaining percentage available. The initiating account has to have an allocated slot.';

/** Refuses shares of zero, and percentages that leave nothing for the initiating account. `amounts` are decimal text. */
export function checkShares(rateType: 'flat' | 'percentage', amounts: readonly string[]): void {
  const shares = amounts.map((amount) => toMinor(amount) ?? 0n);
  if (shares.some((share) => share <= 0n)) throw new Refusal(400, 'Each share must be greater than 0');
  if (rateType === 'percentage' && shares.reduce((sum, share) => sum + share, 0n) >= WHOLE) throw new Refusal(400, NOTHING_LEFT);
}

interface Division {
  readonly rateType: 'flat' | 'percentage';
  /** Decimal text: major units, or percent. */
  readonly accounts: readonly { readonly amount: string }[];
}

/**
 * Returns each account's share of a payment, in minor units and in order. The initiating account gets the rest. Percentages are rounded down.
 * Flat shares that would leave it nothing are not paid at all.
 */
export function sharesOf({ rateType, accounts }: Division, net: bigint): bigint[] {
  const asked = accounts.map(({ amount }) => toMinor(amount) ?? 0n);
  const shares = rateType === 'flat' ? asked : asked.map((share) => (net * share) / WHOLE);
  return shares.reduce((sum, share) => sum + share, 0n) < net ? shares : shares.map(() => 0n);
}
