import type { Subscriber as Subscribed, SubscriberColumn } from '../../../contract/links/paymentLinks';
import { collection } from '../../kit/collection.machine';

export type { SubscriberColumn } from '../../../contract/links/paymentLinks';

/** Somebody who subscribed. Nothing that the provider tells of them is theirs alone, so rows are told apart by their place. */
export interface Subscriber extends Subscribed {
  readonly id: string;
}

export type SubscriberStatus = (typeof STATUSES)[number];

/** Of which link, a keyword and the column it is looked for in, a status, and days: the merchant's, ISO; empty where not asked for. */
export interface SubscriberFilter {
  readonly link: string;
  readonly keyword: string;
  readonly column: SubscriberColumn;
  readonly status: SubscriberStatus | '';
  readonly from: string;
  readonly to: string;
}

/** SBS-01: the columns that words are looked for in. */
export const SEARCHED: readonly { readonly value: SubscriberColumn; readonly label: string }[] = [
  { value: 'customerName', label: 'Customer name' },
  { value: 'emailAddress', label: 'Email address' },
  { value: 'phoneNumber', label: 'Phone number' },
  { value: 'frequency', label: 'Payment frequency' },
];

/** SBS-01: the documents have New and Active in one place, New and Old in another. */
export const STATUSES = ['New', 'Active', 'Old'] as const;

/** Whether somebody has the status that is asked for. The provider shows no parameter for it: of what it answers, the rest is left out here. */
export const hasStatus = ({ status }: Pick<Subscriber, 'status'>, filter: Pick<SubscriberFilter, 'status'>) =>
  filter.status === '' || status === filter.status;

/** SBS-01: the kit's collection, made for whoever subscribed on a payment link. */
export const subscribersMachine = collection<Subscriber, SubscriberFilter>('subscribers', {
  calls: ['listSubscribers'],
  req: ['SBS-01', 'GEN-07'],
  description: 'Whoever subscribed on a payment link, newest first.',
});
