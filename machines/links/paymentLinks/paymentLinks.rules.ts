/** PLK-01: what the documents call things on a screen, and what stands where there is nothing. */
import { hostBehind } from '../../../contract/webAddress';
import type { PaymentLink } from './paymentLinks.types';

const TYPES: Readonly<Record<string, string>> = { 'Single Charge': 'One Off', 'Multiple Charge': 'Multiple Use' };

const AUTH: Readonly<Record<string, string>> = { AUTH: '3DS (authentication)', NOAUTH: '2DS (no authentication)' };

/** A type that nobody here knows is called as the provider calls it. */
export const typeWords = (type: string) => (Object.hasOwn(TYPES, type) ? (TYPES[type] ?? type) : type);
export const authWords = (option: string) => (Object.hasOwn(AUTH, option) ? (AUTH[option] ?? option) : option);
export const limitWords = ({ limit }: Pick<PaymentLink, 'limit'>) => limit ?? 'No limit';

export const ANY_AMOUNT = 'ANY AMOUNT';

const SUBSCRIPTION = 'Subscription Payments';

/** PLK-04: a link that people subscribe on has a page of its own. */
export const isSubscription = ({ paymentType }: Pick<PaymentLink, 'paymentType'>) => paymentType === SUBSCRIPTION;

export const LIST = '/dashboard/business/payment-links';
export const subscribersOf = ({ id }: Pick<PaymentLink, 'id'>) =>
  `/dashboard/business/${encodeURIComponent(id)}/payment-links-details`;

/** PLK-02: where the host is another than it looks, which one. */
export function redirectWords(redirectUrl: string): string {
  const host = hostBehind(redirectUrl);
  return host === null ? redirectUrl || 'None' : `${redirectUrl} (${host})`;
}
