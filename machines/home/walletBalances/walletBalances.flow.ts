import { type Cases, everyFault } from '../../kit/cases';
import type { Properties } from '../../kit/properties';
import { resourceProperties } from '../../kit/resource.properties';
import { type WalletBalance, walletBalancesMachine } from './walletBalances.machine';

const naira: WalletBalance = {
  currency: 'NGN',
  available: '6482930.00',
  ledger: '18204611.50',
  availableChange: '3.2',
  ledgerChange: null,
};

export const walletBalancesCases = {
  inputs: { all: { key: '' } },
  events: { 'key.given': { all: { key: '' } }, refreshed: { now: {} } },
  ports: { load: { answers: { two: [naira, { ...naira, currency: 'USD' }] }, fails: everyFault } },
  children: {},
  // There is one list of them, so no other key is ever given; after an expiry the whole dashboard is gone.
  possible: (snapshot, { subject }) => {
    if (snapshot.context.fault?.kind === 'sessionExpired' || subject === 'key.given') return false;
    return subject !== 'refreshed' || snapshot.matches('failed');
  },
  remember: ({ value, fault }) => [value !== null, fault?.kind === 'sessionExpired'],
} satisfies Cases<typeof walletBalancesMachine>;

const walletBalancesProperties = resourceProperties('HOM-01', 'two') satisfies Properties<
  typeof walletBalancesMachine,
  typeof walletBalancesCases
>;

export const walletBalancesFlow = {
  machine: walletBalancesMachine,
  cases: walletBalancesCases,
  properties: walletBalancesProperties,
};
