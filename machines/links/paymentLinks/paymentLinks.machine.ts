import type { PaymentLink } from '../../../contract/links/paymentLinks';
import { hostBehind } from '../../../contract/webAddress';
import { collection } from '../../kit/collection/collection.machine';
import { dateRange, type FilterOf, filters, oneOf, type SavedView, searchFor } from '../../kit/list/filters';
import type { Readers } from '../../kit/list/narrow';

export type { AuthOption, PaymentLink } from '../../../contract/links/paymentLinks';

/** PLK-01: the search, the status, and the days of creation. */
export const linkFilters = filters({
  keyword: searchFor('Search payment links'),
  state: oneOf(
    'Filter by status',
    [
      { value: 'active', label: 'Active' },
      { value: 'inactive', label: 'Deactivated' },
    ],
    { param: 'status' },
  ),
  days: dateRange(),
});
export type LinkFilter = FilterOf<typeof linkFilters>;

/** PLK-01: the tabs in the documents' words. */
export const linkViews: readonly SavedView<LinkFilter>[] = [
  { key: 'all', label: 'All Links', values: () => ({}) },
  { key: 'active', label: 'Active Links', values: () => ({ state: 'active' }) },
  { key: 'inactive', label: 'Deactivated Links', values: () => ({ state: 'inactive' }) },
];

/** What the wiring compares with the search: the call has no parameter for it, and returns every link. */
export const linkReaders: Readers<PaymentLink, LinkFilter> = {
  keyword: ({ name, description, reference }) => `${name}\n${description}\n${reference}`,
};

// PLK-01: the documents' names for the types on a screen, and for a missing one.

const TYPES: Readonly<Record<string, string>> = { 'Single Charge': 'One Off', 'Multiple Charge': 'Multiple Use' };

const AUTH: Readonly<Record<string, string>> = { AUTH: '3DS (authentication)', NOAUTH: '2DS (no authentication)' };

/** Returns the name of a type. An unknown type keeps the provider's name. */
export const typeWords = (type: string) => (Object.hasOwn(TYPES, type) ? (TYPES[type] ?? type) : type);
export const authWords = (option: string) => (Object.hasOwn(AUTH, option) ? (AUTH[option] ?? option) : option);
export const limitWords = ({ limit }: Pick<PaymentLink, 'limit'>) => limit ?? 'No limit';

export const ANY_AMOUNT = 'ANY AMOUNT';

const SUBSCRIPTION = 'Subscription Payments';

/** PLK-04: a subscription link has its own page. */
export const isSubscription = ({ paymentType }: Pick<PaymentLink, 'paymentType'>) => paymentType === SUBSCRIPTION;

export const LIST = '/dashboard/business/payment-links';
export const subscribersOf = ({ id }: Pick<PaymentLink, 'id'>) =>
  `/dashboard/business/${encodeURIComponent(id)}/payment-links-details`;

/** PLK-02: returns the redirect URL, with its real host if it looks like another one. */
export function redirectWords(redirectUrl: string): string {
  const host = hostBehind(redirectUrl);
  return host === null ? redirectUrl || 'None' : `${redirectUrl} (${host})`;
}

/** PLK-01: the list of payment links. */
export const paymentLinksMachine = collection<PaymentLink, LinkFilter>('paymentLinks', {
  calls: ['listPaymentLinks'],
  req: ['PLK-01', 'GEN-07'],
  description: 'Lists the payment links of the active business, newest first.',
});
