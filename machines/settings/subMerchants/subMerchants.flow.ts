import { collectionFlow } from '../../kit/collection/collection.flow';
import { type SubMerchant, subMerchantFilters, subMerchantsMachine } from './subMerchants.machine';

const row = (n: number): SubMerchant => ({
  id: `${1001 + n}`,
  name: `Business ${n}`,
  email: `business.${n}@bluecrest.test`,
  country: 'NG',
  verificationStatus: 'New',
  type: 'Company',
  createdAt: '2026-11-20T09:30:00',
});

export const subMerchantsFlow = collectionFlow(subMerchantsMachine, {
  req: ['SUB-01', 'GEN-07'],
  filters: subMerchantFilters,
  filtered: { foods: { email: 'foods' } },
  row,
  count: 2,
  screen: { path: '/dashboard/settings/subsidiaries', as: 'amaka.obi@bluecrest.test', shows: 'Sub-merchants' },
});
