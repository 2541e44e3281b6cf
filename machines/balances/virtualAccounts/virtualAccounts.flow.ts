import { collectionFlow } from '../../kit/collection/collection.flow';
import { accountFilters, type VirtualAccount, virtualAccountsMachine } from './virtualAccounts.machine';

const shop: VirtualAccount = {
  accountName: 'BLUECREST STORES',
  accountNumber: '8800000103',
  bankName: 'Sterling Bank',
  alias: 'Web shop',
};

export const virtualAccountsFlow = collectionFlow(virtualAccountsMachine, {
  req: ['VAC-01', 'GEN-07'],
  filters: accountFilters,
  filtered: {},
  row: (n) => (n === 1 ? shop : { ...shop, accountNumber: '8800000102', alias: 'Lekki counter' }),
  count: 2,
  screen: { path: '/dashboard/account/virtual-wallets', as: 'amaka.obi@bluecrest.test', shows: 'Virtual accounts' },
});
