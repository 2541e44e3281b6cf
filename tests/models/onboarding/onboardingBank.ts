import type { onboardingBankCases } from '../../../machines/onboarding/onboardingBank/onboardingBank.cases';
import type { onboardingBankMachine } from '../../../machines/onboarding/onboardingBank/onboardingBank.machine';
import type { Start } from '../../drivers/driver';
import { answering, ending, type Model, type StateOf } from '../model';

const start: Start = {
  path: '/dashboard/get-Started/bankdetails',
  as: 'ife.adeyemi@newleaf.test',
  holds: ['onboardingBank.load', 'onboardingBank.save', 'resolve', 'onboarding.load'],
};

/** The account for payouts to the business, in a user's words. */
export const onboardingBankModel = {
  req: ['ONB-11'],
  starts: { owner: start, viewer: { ...start, as: 'ngozi.eze@bluecrest.test' } },
  events: {
    'bank.chosen': (I) => I.choose('Bank', 'Guaranty Trust Bank'),
    'account.changed': (I, { accountNumber }: { accountNumber: string }) => I.fill('Account number', accountNumber),
    'type.chosen': (I) => I.pick('Current'),
    'choices.retry': (I) => I.press('Try again'),
    'bank.submitted': (I) => I.press('Save'),
    dismissed: (I) => I.press('Cancel'),
    'recipient.resolved': async (I, { name }: { name: string }) => {
      await I.answer('resolve', { answers: { accountName: name } });
      await I.see(name);
    },
    'session.expired': (I) => I.answer('resolve', { fails: 'sessionExpired' }),
  },
  ports: {
    load: async (I, payload: unknown, _, step) => {
      if (step.name === 'before') await I.onboard('banked');
      await I.answer('onboardingBank.load', ending(step, payload));
    },
    save: answering('onboardingBank.save'),
  },
  children: { resolution: {} },
  states: {
    loading: (I) => I.see('Loading banks…'),
    failed: (I) => I.see('Try again'),
    reading: (I) => I.see('These details were approved and can’t be edited here. To change them, contact support.'),
    editing: (I) => I.see('Account number'),
    submitting: (I) => I.see('Account number'),
    saved: (I) => I.see('Checking your progress…'),
    closed: (I) => I.see('Checking your progress…'),
    sessionExpired: (I) => I.see('Please login again'),
  },
  outOfReach: {},
} satisfies Model<typeof onboardingBankCases, StateOf<typeof onboardingBankMachine>>;
