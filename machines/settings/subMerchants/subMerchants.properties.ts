import { collectionProperties } from '../../kit/collection.properties';
import type { Properties } from '../../kit/properties';
import type { subMerchantsCases } from './subMerchants.cases';
import type { subMerchantsMachine } from './subMerchants.machine';

export const subMerchantsProperties = collectionProperties('SUB-01', 'two') satisfies Properties<
  typeof subMerchantsMachine,
  typeof subMerchantsCases
>;
