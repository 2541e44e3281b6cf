/** Payment methods for customers, and the bearer of their fee. */

export type FeeBearer = 'CBF' | 'SBF' | 'SPLIT';

export const paymentOptions = [
  { code: 'CARD', name: 'Card' },
  { code: 'TRANSFER', name: 'Pay With Bank Transfer' },
  { code: 'USSD', name: 'USSD' },
  { code: 'WALLET', name: 'Wallet' },
] as const;

export type PaymentOptionName = (typeof paymentOptions)[number]['name'];

export const optionsOn = (off: readonly string[]) => paymentOptions.filter(({ code }) => !off.includes(code));

/** Returns the part of a fee that is added to the price. The odd unit of half a fee stays with the business. */
export function shareOfCustomer(bearer: FeeBearer, fee: bigint): bigint {
  if (bearer === 'SBF') return 0n;
  return bearer === 'CBF' ? fee : fee / 2n;
}
