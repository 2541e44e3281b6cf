import type { splitAccountCases } from '../../../machines/splits/splitAccount/splitAccount.cases';
import type { splitAccountMachine } from '../../../machines/splits/splitAccount/splitAccount.machine';
import type { Driver, Start } from '../../drivers/driver';
import { answering, type Model, type StateOf } from '../model';
import { seeUnclear } from '../typing';

const start: Start = {
  path: '/dashboard/account/split-settlements/create',
  opens: 'Add Settlement Account',
  as: 'amaka.obi@bluecrest.test',
  holds: ['splitAccount.keep', 'resolve'],
};

const seeTheAccount = (I: Driver) => I.see('Settlement share');

/** The account of a split settlement, in a user's words. */
export const splitAccountModel = {
  req: ['SPL-03', 'SPL-05', 'SPL-06', 'SPL-07'],
  starts: { first: start, another: { ...start, path: '/dashboard/account/split-settlements/edit/3/Partners' } },
  events: {
    'type.chosen': (I) => I.pick('bank'),
    'merchant.changed': async (I, { merchantId }: { merchantId: string }) => {
      await I.fill('Merchant ID', merchantId);
      if (merchantId !== '1004') await I.see(`“${merchantId}” is not a merchant ID. Use digits only.`);
    },
    'bank.chosen': (I) => I.choose('Bank', 'Guaranty Trust Bank'),
    'number.changed': (I, { accountNumber }: { accountNumber: string }) => I.fill('Account number', accountNumber),
    'destination.blurred': (I) => I.leave('Merchant ID'),
    'share.changed': async (I, { amount }: { amount: string }) => {
      await I.fill('Settlement share', amount);
      await seeUnclear(I, amount);
    },
    // The button is disabled before the account was found, so only Enter submits and gets the reason.
    'account.submitted': async (I, _: object, __, { fired }) => {
      if (fired.some((transition) => transition.endsWith('account.submitted | 0'))) return I.press('Save');
      await I.enter('Settlement share');
      await I.see('Please resolve the account before submitting');
    },
    dismissed: (I) => I.press('Close'),
    'leave.confirmed': (I) => I.press('Leave'),
    'leave.dismissed': (I) => I.press('Keep editing'),
    'recipient.resolved': async (I, { name }: { name: string }) => {
      await I.answer('resolve', { answers: { accountName: name } });
      await I.see(name);
      await I.see('Account resolved successfully');
    },
    'session.expired': (I) => I.answer('resolve', { fails: 'sessionExpired' }),
  },
  ports: { keepAccounts: answering('splitAccount.keep') },
  children: { resolution: {} },
  states: {
    editing: seeTheAccount,
    persisting: (I) => I.see('Add Settlement Account'),
    done: (I) => I.seeNoDialog(),
    leaving: (I) => I.see('What you entered will be lost.'),
    closed: (I) => I.seeNoDialog(),
    sessionExpired: (I) => I.see('Please login again'),
  },
  outOfReach: {
    'splitAccount.persisting | xstate.error.actor.keepAccounts | 0': 'The storage of a tab that is full cannot be asked for.',
  },
} satisfies Model<typeof splitAccountCases, StateOf<typeof splitAccountMachine>>;
