/**
 * The one calculation of an invoice. The form, the bill, its picture, the printed page and the sandbox use it, so they never differ. Without a
 * schema, so that a machine can import it.
 */

import { MOST_ITEMS, MOST_QUANTITY, NOTE_LENGTH } from './invoiceLimits';

/** INV-02: what an invoice may have. */
export const INVOICE_LIMITS = {
  lines: MOST_ITEMS,
  quantity: MOST_QUANTITY,
  percent: 100,
  words: 100,
  note: NOTE_LENGTH,
} as const;

/** Every currency of Kontor has two decimals. */
const DECIMALS = 2;
/** 15 digits before the decimal point, as for every amount that is sent. */
const MOST_MINOR = 10n ** BigInt(15 + DECIMALS) - 1n;

export interface InvoiceLine {
  /** Decimal text. A form takes whole numbers only. */
  readonly quantity: string;
  /** Decimal text in major units, for one piece. */
  readonly rate: string;
}

export interface InvoiceFigures {
  readonly items: readonly InvoiceLine[];
  /** Percent of the subtotal, as decimal text. Empty: none. */
  readonly discount: string;
  readonly tax: string;
}

/** In minor units. */
export interface InvoiceTotals {
  readonly lines: readonly bigint[];
  readonly subtotal: bigint;
  readonly discount: bigint;
  readonly tax: bigint;
  readonly total: bigint;
}

interface Exact {
  readonly value: bigint;
  readonly decimals: number;
}

function exactly(text: string): Exact | null {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  return whole === undefined ? null : { value: BigInt(whole + fraction), decimals: fraction.length };
}

/** Half goes to the even neighbour, so that many lines together don’t drift in one direction. Neither is negative. */
function halfEven(value: bigint, divisor: bigint): bigint {
  const whole = value / divisor;
  const twice = (value % divisor) * 2n;
  const isUp = twice === divisor ? whole % 2n === 1n : twice > divisor;
  return isUp ? whole + 1n : whole;
}

/** Returns an exact value in units of so many decimals, rounded once. */
const rounded = ({ value, decimals }: Exact, to: number): bigint =>
  decimals <= to ? value * 10n ** BigInt(to - decimals) : halfEven(value, 10n ** BigInt(decimals - to));

/** Returns the amount of one line in minor units. Null if a figure is no plain decimal text. */
export function lineAmount({ quantity, rate }: InvoiceLine): bigint | null {
  const [count, price] = [exactly(quantity), exactly(rate)];
  if (count === null || price === null) return null;
  return rounded({ value: count.value * price.value, decimals: count.decimals + price.decimals }, DECIMALS);
}

/** Returns so many percent of an amount. Null if the text is no percentage from 0 to 100. */
function percentOf(amount: bigint, percent: string): bigint | null {
  const rate = exactly(percent === '' ? '0' : percent);
  if (rate === null || rate.value > BigInt(INVOICE_LIMITS.percent) * 10n ** BigInt(rate.decimals)) return null;
  return halfEven(amount * rate.value, BigInt(INVOICE_LIMITS.percent) * 10n ** BigInt(rate.decimals));
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((all, amount) => all + amount, 0n);

/** Returns the sum of the lines in minor units. Null if one of them is unknown. */
export function subtotalOf(items: readonly InvoiceLine[]): bigint | null {
  const lines = items.flatMap((line) => lineAmount(line) ?? []);
  return lines.length === items.length ? sum(lines) : null;
}

/**
 * Returns what an invoice asks for: each line rounded to the minor unit, then discount and tax of the subtotal, each rounded once.
 * Null if a figure is unknown or out of range.
 */
export function totalsOf({ items, discount, tax }: InvoiceFigures): InvoiceTotals | null {
  const lines = items.flatMap((line) => lineAmount(line) ?? []);
  const subtotal = sum(lines);
  const [less, more] = [percentOf(subtotal, discount), percentOf(subtotal, tax)];
  if (lines.length !== items.length || less === null || more === null) return null;
  return { lines, subtotal, discount: less, tax: more, total: subtotal - less + more };
}

/** Whether an invoice can ask for this total: more than zero, and no more than an amount can have digits. */
export const isPayableTotal = (total: bigint): boolean => total > 0n && total <= MOST_MINOR;

/** Returns the number of words of a text. */
export const wordCount = (text: string): number => text.split(/\s+/u).filter((word) => word !== '').length;
