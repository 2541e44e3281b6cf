import type { Subscriber as Subscribed } from '../../../contract/links/paymentLinks';
import { collection } from '../../kit/collection/collection.machine';
import { dateRange, type FilterOf, filters, fixed, oneOf, searchIn } from '../../kit/list/filters';
import type { Readers } from '../../kit/list/narrow';

/** A subscriber. No field from the provider is unique, so the position identifies a row. */
export interface Subscriber extends Subscribed {
  readonly id: string;
}

/** SBS-01: the documents name the statuses New and Active in one place, New and Old in another. */
export const subscriberFilters = filters({
  link: fixed('payment link'),
  keyword: searchIn(
    [
      { value: 'customerName', label: 'Customer name' },
      { value: 'emailAddress', label: 'Email address' },
      { value: 'phoneNumber', label: 'Phone number' },
      { value: 'frequency', label: 'Payment frequency' },
    ],
    { label: 'Search subscribers' },
  ),
  status: oneOf('Status', ['New', 'Active', 'Old']),
  days: dateRange(),
});
export type SubscriberFilter = FilterOf<typeof subscriberFilters>;

/** The provider documents no parameter for a status. */
export const subscriberReaders: Readers<Pick<Subscriber, 'status'>, SubscriberFilter> = { status: ({ status }) => status };

/** SBS-01: the list of subscribers of a payment link. */
export const subscribersMachine = collection<Subscriber, SubscriberFilter>('subscribers', {
  calls: ['listSubscribers'],
  req: ['SBS-01', 'GEN-07'],
  description: 'Lists the subscribers of a payment link, newest first.',
});
