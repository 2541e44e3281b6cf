import { collectionFlow } from '../../kit/collection/collection.flow';
import { type Beneficiary, beneficiariesMachine, beneficiaryFilters } from './beneficiaries.machine';

export const ada: Beneficiary = {
  id: '7',
  name: 'ADA OKAFOR',
  type: 'Bank',
  accountNumber: '0123456789',
  bankName: 'Zenith Bank',
  bankCode: '057',
  createdAt: '2026-11-01T09:30:00',
};

export const beneficiariesFlow = collectionFlow(beneficiariesMachine, {
  req: ['BEN-01', 'GEN-07'],
  filters: beneficiaryFilters,
  filtered: { today: { days: { from: '2026-11-21', to: '2026-11-21' } } },
  row: (n) => ({ ...ada, id: `${n}` }),
  count: 30,
  screen: { path: '/dashboard/payout/beneficiaries', as: 'amaka.obi@bluecrest.test', shows: 'Beneficiaries' },
});
