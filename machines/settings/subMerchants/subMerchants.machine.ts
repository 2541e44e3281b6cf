import { collection } from '../../kit/collection.machine';
import type { SubMerchant, SubMerchantFilter } from './subMerchants.types';

/** SUB-01: the kit's collection, made for the businesses that a merchant acts for. */
export const subMerchantsMachine = collection<SubMerchant, SubMerchantFilter>('subMerchants', {
  calls: ['listSubsidiaries'],
  req: ['SUB-01', 'GEN-07'],
  description: 'The businesses that the merchant acts for.',
});
