/** Amounts as merchants type them, and exact arithmetic on decimal text. Money is never a binary floating point number. */
import Big from 'big.js';

/** Everything that can be on the way to an amount: digits, thousands commas, at most two decimals (GEN-02). Empty is. */
const ON_THE_WAY = /^[\d,]{0,20}(\.\d{0,2})?$/;
const AMOUNT = /^\d[\d,]*(\.\d{1,2})?$/;

/**
 * What stays of typed or pasted text in an amount field: a currency sign, a code and spaces around it are dropped. Null where the rest could
 * not become an amount: then the field keeps what it had, because guessing at digits of money is worse than ignoring a key.
 */
export function typedAmount(text: string): string | null {
  const bare = text.replace(/^\s*(?:[A-Z]{3}|[₦$£€])?\s*/u, '').trimEnd();
  return ON_THE_WAY.test(bare) ? bare : null;
}

/** The amount that was typed, as decimal text in major units without separators; null where it is none. */
export const decimalOf = (typed: string): string | null =>
  AMOUNT.test(typed) ? new Big(typed.replaceAll(',', '')).toFixed() : null;

/** Decimal texts in the same unit. */
export const isPositive = (amount: string) => new Big(amount).gt(0);
export const isAtMost = (amount: string, limit: string) => new Big(amount).lte(limit);
export const isSame = (amount: string, other: string) => new Big(amount).eq(other);
export const plus = (amount: string, other: string) => new Big(amount).plus(other).toFixed(2);
export const minus = (amount: string, other: string) => new Big(amount).minus(other).toFixed(2);

/** Rounded to two decimals at the end only: a quotient is worked out far beyond what decides its rounding. */
const Exact = Big();
Exact.DP = 60;
Exact.RM = Exact.roundDown;
const down = (exact: Big) => exact.round(2, Exact.roundDown).toFixed(2);
export const timesRoundedDown = (amount: string, factor: string) => down(new Exact(amount).times(factor));
/** The divisor is not zero. */
export const overRoundedDown = (amount: string, divisor: string) => down(new Exact(amount).div(divisor));
/** The divisor is not zero. */
export const overRoundedUp = (amount: string, divisor: string) =>
  new Exact(amount).div(divisor).round(2, Exact.roundUp).toFixed(2);
export const roundedUp = (amount: string) => new Exact(amount).round(2, Exact.roundUp).toFixed(2);
export const compareAmounts = (amount: string, other: string) => new Big(amount).cmp(other);
