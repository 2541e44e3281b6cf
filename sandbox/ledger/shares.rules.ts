/** SPL-06: how a payment is divided by a split settlement. */
import { toMinor } from '../rules/money';

/** Hundredths of a percent. */
export const WHOLE = 100_00n;

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
