import type { PayoutInFull } from './payoutDetails.machine';

type Reported = Pick<PayoutInFull, 'payoutReference' | 'payoutId' | 'status' | 'amount' | 'currency' | 'initiatedAt'>;

/**
 * Returns the URL of a prepared email to the provider's support. It names the payout, but neither the recipient nor the account, because an email can
 * be read on its way.
 */
export function reportOf(
  address: string,
  { payoutReference, payoutId, status, amount, currency, initiatedAt }: Reported,
): string {
  const reference = payoutReference || payoutId;
  const facts = [
    `Payout reference: ${reference}`,
    `Status: ${status}`,
    ...(amount === null ? [] : [`Amount: ${currency} ${amount}`]),
    ...(initiatedAt === null ? [] : [`Date initiated: ${initiatedAt.replace('T', ' ')} WAT`]),
  ];
  const body = [...facts, '', 'What went wrong:', ''].join('\r\n');
  const subject = `Problem with payout ${reference}`;
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
