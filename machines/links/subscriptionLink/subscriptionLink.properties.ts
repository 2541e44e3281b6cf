import type { Properties } from '../../kit/properties';
import { resourceProperties } from '../../kit/resource.properties';
import type { subscriptionLinkCases } from './subscriptionLink.cases';
import type { subscriptionLinkMachine } from './subscriptionLink.machine';

export const subscriptionLinkProperties = resourceProperties('PLK-04', 'shown') satisfies Properties<
  typeof subscriptionLinkMachine,
  typeof subscriptionLinkCases
>;
