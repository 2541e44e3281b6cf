import { type Cases, everyFault } from '../../kit/cases';
import type { Properties } from '../../kit/properties';
import { resourceProperties } from '../../kit/resource.properties';
import { type PayoutWallet, payoutWalletsMachine } from './payoutWallets.machine';

const naira: PayoutWallet = {
  currency: 'NGN',
  availableBalance: '6482930.00',
  totalTransfer: '214908655.40',
  successfulTransfers: 1164,
  account: { accountName: 'Bluecrest Stores', accountNumber: '9912345678', bankName: 'Sterling Bank' },
};

export const payoutWalletsCases = {
  inputs: { all: { key: '' } },
  events: { 'key.given': { all: { key: '' } }, refreshed: { now: {} } },
  ports: { load: { answers: { two: [naira, { ...naira, currency: 'USD', account: null }] }, fails: everyFault } },
  children: {},
  // There is one list of them, so no other key is ever given; after an expiry the whole dashboard is gone.
  possible: (snapshot, { subject }) => {
    if (snapshot.context.fault?.kind === 'sessionExpired' || subject === 'key.given') return false;
    return subject !== 'refreshed' || snapshot.matches('failed');
  },
  remember: ({ value, fault }) => [value !== null, fault?.kind === 'sessionExpired'],
} satisfies Cases<typeof payoutWalletsMachine>;

const payoutWalletsProperties = resourceProperties('PAY-02', 'two') satisfies Properties<
  typeof payoutWalletsMachine,
  typeof payoutWalletsCases
>;

export const payoutWalletsFlow = {
  machine: payoutWalletsMachine,
  cases: payoutWalletsCases,
  properties: payoutWalletsProperties,
};
