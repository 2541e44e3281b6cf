import { collection } from '../../kit/collection.machine';
import type { Subscriber, SubscriberFilter } from './subscribers.types';

/** SBS-01: the kit's collection, made for whoever subscribed on a payment link. */
export const subscribersMachine = collection<Subscriber, SubscriberFilter>('subscribers', {
  calls: ['listSubscribers'],
  req: ['SBS-01', 'GEN-07'],
  description: 'Whoever subscribed on a payment link, newest first.',
});
