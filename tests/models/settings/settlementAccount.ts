import type { settlementAccountCases } from '../../../machines/settings/settlementAccount/settlementAccount.cases';
import type { settlementAccountMachine } from '../../../machines/settings/settlementAccount/settlementAccount.machine';
import type { Driver, Start } from '../../drivers/driver';
import { answering, type Model, type StateOf } from '../model';

const start: Start = {
  path: '/dashboard/settings/settlement-accounts?new=account',
  as: 'amaka.obi@bluecrest.test',
  holds: ['settlementAccount.loadBanks', 'settlementAccount.save', 'resolve'],
};

const NAMES: Readonly<Record<string, string>> = { '1': 'Guaranty Trust Bank', '3': 'Zenith Bank' };

const seeTheForm = (I: Driver) => I.see('Account Type');

/** Adding a bank account for settlements, in a user's words. */
export const settlementAccountModel = {
  req: ['STA-01'],
  starts: { fresh: start },
  events: {
    'bank.chosen': (I, { bankId }: { bankId: string }) => I.choose('Bank', NAMES[bankId] ?? ''),
    'account.changed': (I, { accountNumber }: { accountNumber: string }) => I.fill('Account Number', accountNumber),
    'type.chosen': (I) => I.pick('Current'),
    'banks.retry': (I) => I.press('Try again'),
    'account.submitted': (I) => I.press('Add Beneficiary'),
    dismissed: (I) => I.press('Cancel'),
    'leave.confirmed': (I) => I.press('Leave'),
    'leave.dismissed': (I) => I.press('Keep editing'),
    'recipient.resolved': async (I, { name }: { name: string }) => {
      await I.answer('resolve', { answers: { accountName: name } });
      await I.see(name);
    },
    'session.expired': (I) => I.answer('resolve', { fails: 'sessionExpired' }),
  },
  ports: { loadBanks: answering('settlementAccount.loadBanks'), save: answering('settlementAccount.save') },
  children: { resolution: {} },
  states: {
    loading: (I) => I.see('Loading banks…'),
    failed: (I) => I.see('Try again'),
    editing: seeTheForm,
    submitting: seeTheForm,
    saved: (I) => I.seeNoDialog(),
    leaving: (I) => I.see('What you entered will be lost.'),
    closed: (I) => I.seeNoDialog(),
    sessionExpired: (I) => I.see('Please login again'),
  },
  outOfReach: {},
} satisfies Model<typeof settlementAccountCases, StateOf<typeof settlementAccountMachine>>;
