/** Money as the provider counts it: whole minor units in a `bigint`. Every supported currency has two decimals. */

export const currencies = [
  { id: '1', code: 'NGN', name: 'Nigerian Naira', symbol: '₦' },
  { id: '2', code: 'USD', name: 'US Dollar', symbol: '$' },
  { id: '3', code: 'GBP', name: 'Pound Sterling', symbol: '£' },
  { id: '4', code: 'EUR', name: 'Euro', symbol: '€' },
] as const;

export const isCurrency = (code: string) => currencies.some((currency) => currency.code === code);

/** The provider's fee for a customer's payment: 1.5 %, rounded down to the minor unit. */
export const collectionFee = (amount: bigint) => (amount * 15n) / 1_000n;

const DECIMAL = /^(\d{1,15})(?:\.(\d{1,2}))?$/;

/** Returns the minor units of decimal text in major units, or `null` if it is not valid. */
export function toMinor(major: string): bigint | null {
  const [, whole, fraction = ''] = DECIMAL.exec(major) ?? [];
  return whole === undefined ? null : BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'));
}

/** Returns decimal text in major units, always with two decimals. */
export function toMajor(minor: bigint): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Returns an amount in minor units as a person reads it: `1,000.00`. */
export const grouped = (minor: bigint): string => toMajor(minor).replace(/\B(?=(\d{3})+\.)/g, ',');

/** With its currency: `NGN 1,000.00`. */
export const formatMoney = (currency: string, minor: bigint): string => `${currency} ${grouped(minor)}`;
