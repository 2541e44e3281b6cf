/** Typed amounts, and exact arithmetic on decimal text. Money is never a binary floating point number. */
import Big from 'big.js';
import { readAmount } from '../../../contract/readAmount';

export { groupThousands, readAmount } from '../../../contract/readAmount';

/** Returns the typed amount as the shortest decimal text in major units, or null. */
export function toDecimal(typed: string, unit?: string): string | null {
  const { amount } = readAmount(typed, unit);
  return amount === null ? null : new Big(amount).toFixed();
}

/** Whether decimal text is greater than zero. */
export const isPositive = (amount: string) => new Big(amount).gt(0);
export const isAtMost = (amount: string, limit: string) => new Big(amount).lte(limit);
export const isSame = (amount: string, other: string) => new Big(amount).eq(other);
export const add = (amount: string, other: string) => new Big(amount).plus(other).toFixed(2);
/** The sum of many amounts, which is written only once. */
export const addAll = (amounts: readonly string[]) => amounts.reduce((sum, amount) => sum.plus(amount), new Big(0)).toFixed(2);
/** Returns the change between two amounts in percent, with one decimal. Null if there is nothing above zero to compare with. */
export function percentChange(before: string, now: string): string | null {
  if (!isPositive(before)) return null;
  return new Big(now)
    .minus(before)
    .times(100)
    .div(before)
    .round(1, Big.roundHalfUp)
    .toFixed(1)
    .replace(/^-(?=0\.0$)/, '');
}
export const subtract = (amount: string, other: string) => new Big(amount).minus(other).toFixed(2);

/** Rounds to two decimals only at the end. A quotient has enough digits to round correctly. */
const Exact = Big();
Exact.DP = 60;
Exact.RM = Exact.roundDown;
const down = (exact: Big) => exact.round(2, Exact.roundDown).toFixed(2);
export const multiplyRoundedDown = (amount: string, factor: string) => down(new Exact(amount).times(factor));
/** Returns the quotient with two decimals. The divisor is not zero. */
export const divideRoundedDown = (amount: string, divisor: string) => down(new Exact(amount).div(divisor));
/** Returns the quotient with two decimals. The divisor is not zero. */
export const divideRoundedUp = (amount: string, divisor: string) =>
  new Exact(amount).div(divisor).round(2, Exact.roundUp).toFixed(2);
export const roundedUp = (amount: string) => new Exact(amount).round(2, Exact.roundUp).toFixed(2);
export const compareAmounts = (amount: string, other: string) => new Big(amount).cmp(other);
