import { resourceFlow } from '../../kit/resource/resource.flow';
import { type PayoutWallet, payoutWalletsMachine } from './payoutWallets.machine';

const naira: PayoutWallet = {
  currency: 'NGN',
  availableBalance: '6482930.00',
  totalTransfer: '214908655.40',
  successfulTransfers: 1164,
  account: { accountName: 'Bluecrest Stores', accountNumber: '9912345678', bankName: 'Sterling Bank' },
};

export const payoutWalletsFlow = resourceFlow(payoutWalletsMachine, {
  req: ['PAY-02', 'PAY-09'],
  start: 'all',
  key: '',
  answers: { two: [naira, { ...naira, currency: 'USD', account: null }] },
  screen: { path: '/dashboard/payout/transfer', as: 'amaka.obi@bluecrest.test' },
  sees: { loading: 'Payout Balance', loaded: 'NGN' },
});
