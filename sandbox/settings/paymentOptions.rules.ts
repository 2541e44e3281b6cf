/** In which ways a customer can pay, and who pays the fee of it. */

export type FeeBearer = 'CBF' | 'SBF' | 'SPLIT';

export const paymentOptions = [
  { code: 'CARD', name: 'Card' },
  { code: 'TRANSFER', name: 'Pay With Bank Transfer' },
  { code: 'USSD', name: 'USSD' },
  { code: 'WALLET', name: 'Wallet' },
] as const;

export type PaymentOptionName = (typeof paymentOptions)[number]['name'];

export const optionsOn = (off: readonly string[]) => paymentOptions.filter(({ code }) => !off.includes(code));

/** What of a fee comes on top of the price. The odd unit of half a fee is the business's. */
export function shareOfCustomer(bearer: FeeBearer, fee: bigint): bigint {
  if (bearer === 'SBF') return 0n;
  return bearer === 'CBF' ? fee : fee / 2n;
}
