import { resourceFlow } from '../../kit/resource/resource.flow';
import { type SettlementAccount, type SettlementAccounts, settlementAccountsMachine } from './settlementAccounts.machine';

export const gtb: SettlementAccount = {
  id: '2',
  bankId: '1',
  bankName: 'Guaranty Trust Bank',
  accountNumber: '0123456789',
  accountName: 'BLUECREST STORES LIMITED',
  accountType: 'Current',
  isDefault: true,
  addedAt: '2026-03-12T09:00:00',
};

export const zenith: SettlementAccount = {
  id: '1',
  bankId: '3',
  bankName: 'Zenith Bank',
  accountNumber: '2034458190',
  accountName: 'ADEBAYO OKORO',
  accountType: 'Savings',
  isDefault: false,
  addedAt: '2026-08-03T09:00:00',
};

export const settlementAccounts: SettlementAccounts = {
  type: 'bank',
  accounts: [zenith, gtb],
  changes: [{ id: '4', kind: 'default', from: zenith, to: gtb, by: 'Amaka Obi', at: '2026-08-21T10:02:00' }],
};

export const settlementAccountsFlow = resourceFlow(settlementAccountsMachine, {
  key: '',
  answers: {
    bank: settlementAccounts,
    wallet: { ...settlementAccounts, type: 'wallet' },
    none: { type: 'wallet', accounts: [], changes: [] },
  },
  screen: { path: '/dashboard/settings/settlement-accounts', as: 'amaka.obi@bluecrest.test' },
  sees: { loading: 'Loading settlement accounts…', loaded: 'Bank accounts' },
});
