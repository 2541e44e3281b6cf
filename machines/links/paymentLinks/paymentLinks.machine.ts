import type { PaymentLink } from '../../../contract/links/paymentLinks';
import { hostBehind } from '../../../contract/webAddress';
import { collection } from '../../kit/collection.machine';
import { dateRange, type FilterOf, filters, oneOf } from '../../kit/filters';

export type { AuthOption, PaymentLink } from '../../../contract/links/paymentLinks';

/** PLK-01: the tabs, in the documents' words, and the days on which links were made. */
export const linkFilters = filters({
  state: oneOf(
    'Which links',
    [
      { value: 'active', label: 'Active Links' },
      { value: 'inactive', label: 'Deactivated Links' },
    ],
    { param: 'status', all: 'All Links', place: 'tabs' },
  ),
  days: dateRange(),
});
export type LinkFilter = FilterOf<typeof linkFilters>;

// PLK-01: what the documents call things on a screen, and what stands where there is nothing.

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

/** PLK-01: the kit's collection, made for payment links. */
export const paymentLinksMachine = collection<PaymentLink, LinkFilter>('paymentLinks', {
  calls: ['listPaymentLinks'],
  req: ['PLK-01', 'GEN-07'],
  description: 'Lists the payment links of the active business, newest first.',
});
