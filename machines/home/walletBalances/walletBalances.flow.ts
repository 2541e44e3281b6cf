import { resourceFlow } from '../../kit/resource/resource.flow';
import { type WalletBalance, walletBalancesMachine } from './walletBalances.machine';

const naira: WalletBalance = {
  currency: 'NGN',
  available: '6482930.00',
  ledger: '18204611.50',
  availableChange: '3.2',
  ledgerChange: null,
};

export const twoBalances = [naira, { ...naira, currency: 'USD' }];

export const walletBalancesFlow = resourceFlow(walletBalancesMachine, {
  start: 'all',
  key: '',
  answers: { two: twoBalances },
  screen: { path: '/dashboard', as: 'amaka.obi@bluecrest.test' },
  sees: { loading: 'Payout Balance', loaded: 'Collection Balance' },
});
