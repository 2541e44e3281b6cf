import type { Subscriber, SubscriberColumn, SubscriberFilter } from './subscribers.types';

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
