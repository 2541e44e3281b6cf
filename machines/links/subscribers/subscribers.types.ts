import type { Subscriber as Subscribed, SubscriberColumn } from '../../../contract/links/paymentLinks';
import type { STATUSES } from './subscribers.rules';

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
