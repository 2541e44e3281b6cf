import { collectionProperties } from '../../kit/collection.properties';
import type { Properties } from '../../kit/properties';
import type { paymentLinksCases } from './paymentLinks.cases';
import type { paymentLinksMachine } from './paymentLinks.machine';

export const paymentLinksProperties = collectionProperties('PLK-01', 'some') satisfies Properties<
  typeof paymentLinksMachine,
  typeof paymentLinksCases
>;
