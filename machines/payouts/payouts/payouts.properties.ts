import { collectionProperties } from '../../kit/collection.properties';
import type { Properties } from '../../kit/properties';
import type { payoutsCases } from './payouts.cases';
import type { payoutsMachine } from './payouts.machine';

export const payoutsProperties = collectionProperties('PAY-01', 'some') satisfies Properties<
  typeof payoutsMachine,
  typeof payoutsCases
>;
