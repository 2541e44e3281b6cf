import { collectionProperties } from '../../kit/collection.properties';
import type { Properties } from '../../kit/properties';
import type { subscribersCases } from './subscribers.cases';
import type { subscribersMachine } from './subscribers.machine';

export const subscribersProperties = collectionProperties('SBS-01', 'some') satisfies Properties<
  typeof subscribersMachine,
  typeof subscribersCases
>;
