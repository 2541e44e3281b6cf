import { collectionProperties } from '../../kit/collection.properties';
import type { Properties } from '../../kit/properties';
import type { splitSettlementsCases } from './splitSettlements.cases';
import type { splitSettlementsMachine } from './splitSettlements.machine';

export const splitSettlementsProperties = collectionProperties('SPL-01', 'some') satisfies Properties<
  typeof splitSettlementsMachine,
  typeof splitSettlementsCases
>;
