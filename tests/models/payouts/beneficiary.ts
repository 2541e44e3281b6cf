import { beneficiaryCases } from '../../../machines/payouts/beneficiary/beneficiary.cases';
import type { beneficiaryMachine } from '../../../machines/payouts/beneficiary/beneficiary.machine';
import type { Driver, Start } from '../../drivers/driver';
import { answering, type Model, type StateOf } from '../model';

const start: Start = {
  path: '/dashboard/payout/beneficiaries?new=beneficiary',
  as: 'amaka.obi@bluecrest.test',
  beneficiary: 'absent',
  holds: ['beneficiary.loadBanks', 'beneficiary.save', 'resolve'],
};

const seeTheForm = (I: Driver) => I.see('Add New Beneficiary');

/** Saving a beneficiary, in a user's words. */
export const beneficiaryModel = {
  req: ['BEN-02'],
  starts: {
    fresh: start,
    reopened: { ...start, bookmark: { flow: 'beneficiary', bookmark: beneficiaryCases.inputs.reopened.bookmark } },
  },
  events: {
    'type.chosen': (I, { beneficiaryType }: { beneficiaryType: string }) => I.pick(beneficiaryType),
    'bank.chosen': (I) => I.choose('Bank', 'Zenith Bank'),
    'account.changed': (I, { accountNumber }: { accountNumber: string }) => I.fill('Account number', accountNumber),
    'banks.retry': (I) => I.press('Try again'),
    'beneficiary.submitted': (I) => I.press('Create'),
    dismissed: (I) => I.press('Cancel'),
    'leave.confirmed': (I) => I.press('Leave'),
    'leave.dismissed': (I) => I.press('Keep editing'),
    'recipient.resolved': async (I, { name }: { name: string }) => {
      await I.answer('resolve', { answers: { accountName: name } });
      await I.see(name);
    },
    'session.expired': (I) => I.answer('resolve', { fails: 'sessionExpired' }),
  },
  ports: { loadBanks: answering('beneficiary.loadBanks'), save: answering('beneficiary.save') },
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
} satisfies Model<typeof beneficiaryCases, StateOf<typeof beneficiaryMachine>>;
