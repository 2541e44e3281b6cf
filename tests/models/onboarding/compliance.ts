import type { complianceCases } from '../../../machines/onboarding/compliance/compliance.cases';
import type { complianceMachine } from '../../../machines/onboarding/compliance/compliance.machine';
import { TABS } from '../../../machines/onboarding/compliance/compliance.rules';
import type { Tab } from '../../../machines/onboarding/compliance/compliance.types';
import type { Driver, Start } from '../../drivers/driver';
import { answering, type Model, type StateOf } from '../model';

const start = (tab: Tab | null): Start => ({
  path: '/dashboard/compliance',
  as: 'musa.garba@harbour.test',
  bookmark: tab && { flow: 'compliance', bookmark: { tab, reached: tab, drafts: {} } },
  holds: ['compliance.complete'],
});

const label = (tab: Tab) => TABS.find(({ value }) => value === tab)?.label ?? tab;
const save = (I: Driver) => I.press('Save and continue');
const cancelled = (I: Driver) => I.press('Cancel');
const kits = 'A tab is a form of the kit, and its expiry is walked where one stands alone.';
const sessionExpired = () => Promise.reject(new Error(kits));
const followed = 'Every key is followed, and changes nothing but what is remembered of the tab: no path speaks of keys.';

/** The four tabs of onboarding's first version, in a user's words. */
export const complianceModel = {
  req: ['ONB-15'],
  starts: { fresh: start(null), atBank: start('bank'), atDirector: start('director'), atDocuments: start('documents') },
  events: {
    'tab.chosen': (I, { tab }: { tab: Tab }) => I.open(label(tab)),
    'complete.retry': (I) => I.press('Try again'),
  },
  ports: { complete: answering('compliance.complete') },
  children: {
    profile: {
      saved: async (I) => {
        await I.fill('Legal business name', 'Harbour Trading Limited');
        await I.choose('Industry', 'Logistics');
        await I.fill('BVN', '22237654321');
        await save(I);
      },
      cancelled,
      sessionExpired,
    },
    bank: {
      saved: async (I) => {
        await I.choose('Bank', 'Guaranty Trust Bank');
        await I.fill('Account number', '0123456789');
        await I.fill('Account name', 'ADA OKAFOR');
        await save(I);
      },
      cancelled,
      sessionExpired,
    },
    director: {
      saved: async (I) => {
        await I.fill('Director name', 'Musa Garba');
        await I.fill('ID number', 'A37654321');
        await I.attach('Identification');
        await save(I);
      },
      cancelled,
      sessionExpired,
    },
    documents: {
      saved: async (I) => {
        await I.attach('Proof of address');
        await I.attach('Identification');
        await save(I);
      },
      cancelled,
      sessionExpired,
    },
  },
  states: {
    'editing.resuming': (I) => I.see('Compliance information'),
    'editing.profile': (I) => I.see('Your business name and what your business does.'),
    'editing.bank': (I) => I.see('The account that receives your settlements.'),
    'editing.director': (I) => I.see('A director of your business, with their ID.'),
    'editing.documents': (I) => I.see('The last step. Add these documents to submit your information.'),
    'editing.completionFailed': (I) => I.see(/All four steps are saved\.$/),
    completing: (I) => I.see('Submitting your information…'),
    sessionExpired: (I) => I.see('Please login again'),
    completed: (I) => I.see(/^(Dashboard|We need more information)$/),
    cancelled: (I) => I.see(/^(Dashboard|We need more information)$/),
  },
  outOfReach: {
    'compliance.editing.profile | xstate.done.actor.profile | 1': kits,
    'compliance.editing.bank | xstate.done.actor.bank | 1': kits,
    'compliance.editing.director | xstate.done.actor.director | 1': kits,
    'compliance.editing.documents | xstate.done.actor.documents | 1': kits,
    'compliance.editing.profile | xstate.snapshot.profile | 0': followed,
    'compliance.editing.bank | xstate.snapshot.bank | 0': followed,
    'compliance.editing.director | xstate.snapshot.director | 0': followed,
    'compliance.editing.documents | xstate.snapshot.documents | 0': followed,
  },
} satisfies Model<typeof complianceCases, StateOf<typeof complianceMachine>>;
