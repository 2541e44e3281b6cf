/** Amounts of orders. */
import { Refusal } from '../refusal';
import { toMinor } from '../rules/money';

/** Returns the minor units of a positive amount. */
export function positive(amount: string): bigint {
  const minor = toMinor(amount);
  if (minor === null || minor === 0n) throw new Refusal(400, 'Amount must be greater than 0');
  return minor;
}
