import { type Cases, everyFault } from '../../kit/cases';
import type { Properties } from '../../kit/properties';
import { resourceProperties } from '../../kit/resource.properties';
import { balancesMachine, type Wallet } from './balances.machine';

const naira: Wallet = {
  currency: 'NGN',
  currencyId: '1',
  availableBalance: '6482930.00',
  ledgerBalance: '18204611.50',
  account: { accountName: 'Bluecrest Stores', accountNumber: '9901324417', bankName: 'Providus Bank' },
};

export const balancesCases = {
  inputs: { all: { key: '' } },
  events: { 'key.given': { all: { key: '' } }, refreshed: { now: {} } },
  ports: { load: { answers: { two: [naira, { ...naira, currency: 'USD', currencyId: '2' }] }, fails: everyFault } },
  children: {},
  // There is one list of them, so no other key is ever given; after an expiry the whole dashboard is gone.
  possible: (snapshot, { kind, subject }) => {
    if (snapshot.context.fault?.kind === 'sessionExpired' || subject === 'key.given' || kind === 'passes') return false;
    return subject !== 'refreshed' || snapshot.matches('failed');
  },
  remember: ({ value, fault }) => [value !== null, fault?.kind === 'sessionExpired'],
} satisfies Cases<typeof balancesMachine>;

const balancesProperties = resourceProperties('BAL-01', 'two') satisfies Properties<typeof balancesMachine, typeof balancesCases>;

export const balancesFlow = { machine: balancesMachine, cases: balancesCases, properties: balancesProperties };
