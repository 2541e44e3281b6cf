import { type Cases, everyFault } from '../../kit/flow/cases';
import type { splitAccountMachine } from './splitAccount.machine';
import { blockers, emptySplit } from './splitAccount.rules';
import type { Draft, Split, SplitAccount } from './splitAccount.types';

export const banks = [{ id: '1', name: 'Guaranty Trust Bank', bankCode: '058' }] as const;

const foods: SplitAccount = {
  id: '1',
  merchantId: '1002',
  bankCode: '',
  bankName: '',
  accountNumber: '',
  accountName: 'BLUECREST FOODS',
  amount: '30',
};

export const ada: SplitAccount = {
  id: '2',
  merchantId: '',
  bankCode: '058',
  bankName: 'Guaranty Trust Bank',
  accountNumber: '0123456789',
  accountName: 'ADA OKAFOR',
  amount: '12.5',
};

/** As seeded in the sandbox. */
export const partners: Split = {
  id: '3',
  name: 'Partners',
  currencyId: '1',
  currency: 'NGN',
  rateType: 'percentage',
  isActive: true,
  customUrl: 'https://www.bluecrest.test/partners',
  version: 'v1',
  accounts: [foods, ada],
};

const owner = '1:1001:Live';
const merchantId = '1001';

const events = {
  'type.chosen': { bank: { settlementType: 'bank' } },
  'merchant.changed': { harbour: { merchantId: '1004' }, notANumber: { merchantId: '1e4' } },
  'bank.chosen': { gtbank: { bankCode: '058' } },
  'number.changed': { known: { accountNumber: '0123456789' } },
  'destination.blurred': { now: {} },
  'share.changed': { some: { amount: '20' }, everything: { amount: '100' }, unclear: { amount: '1,50' } },
  'account.submitted': { now: {} },
  dismissed: { now: {} },
  'leave.confirmed': { now: {} },
  'leave.dismissed': { now: {} },
  'recipient.resolved': { harbour: { name: 'HARBOUR TRADING', said: '' }, ada: { name: 'ADA OKAFOR', said: '' } },
  'session.expired': { now: {} },
} as const;

/** The provider has both of them. */
const isFound = (draft: Pick<Draft, 'merchantId'>) => [merchantId, '1004'].includes(draft.merchantId);

export const splitAccountCases = {
  inputs: {
    first: { owner, merchantId, split: { ...emptySplit, currencyId: '1', currency: 'NGN' }, editing: null, banks },
    another: { owner, merchantId, split: partners, editing: null, banks },
  },
  events,
  ports: {
    keepAccounts: { answers: { kept: undefined }, fails: everyFault },
  },
  children: { resolution: {} },
  machineOnly: { events: { 'merchant.changed': { own: { merchantId } } } },
  possible: (snapshot, { kind, subject, name }) => {
    const { draft, name: found } = snapshot.context;
    switch (`${subject} ${kind}`) {
      // A repeated value does not change a field.
      case 'type.chosen event':
        return draft.type === 'wallet';
      case 'merchant.changed event':
        return draft.type === 'wallet' && draft.merchantId === '';
      case 'bank.chosen event':
        return draft.type === 'bank' && draft.bankCode === '';
      case 'number.changed event':
        return draft.type === 'bank' && draft.accountNumber === '';
      // A lookup needs a destination, and returns what the provider has.
      case 'destination.blurred event':
        return draft.type === 'wallet' && isFound(draft) && found === null;
      case 'recipient.resolved event':
      case 'session.expired event':
        if (found !== null) return false;
        if (draft.type === 'wallet') return isFound(draft) && name !== 'ada';
        return draft.bankCode !== '' && draft.accountNumber !== '' && name !== 'harbour';
      case 'share.changed event':
        return name === 'everything' ? draft.amount === '20' : draft.amount === '';
      case 'account.submitted event':
        return found === null || blockers(snapshot.context).length === 0;
      default:
        return true;
    }
  },
  remember: (context) => [
    context.draft.type,
    context.draft.merchantId,
    context.draft.bankCode,
    context.draft.accountNumber,
    context.draft.amount,
    context.name,
    context.problem !== null,
    context.pendingSplit !== null,
  ],
} satisfies Cases<typeof splitAccountMachine>;
