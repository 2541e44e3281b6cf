import { resourceFlow } from '../../kit/resource/resource.flow';
import { balancesMachine, type Wallet } from './balances.machine';

const naira: Wallet = {
  currency: 'NGN',
  currencyId: '1',
  availableBalance: '6482930.00',
  ledgerBalance: '18204611.50',
  account: { accountName: 'Bluecrest Stores', accountNumber: '9901324417', bankName: 'Providus Bank' },
};

export const balancesFlow = resourceFlow(balancesMachine, {
  req: ['BAL-01'],
  start: 'all',
  key: '',
  answers: { two: [naira, { ...naira, currency: 'USD', currencyId: '2' }] },
  screen: { path: '/dashboard/account/balances', as: 'amaka.obi@bluecrest.test' },
  sees: { loading: 'Non-compliance assessment', loaded: 'NGN Balance' },
});
