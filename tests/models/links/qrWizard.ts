import type { qrWizardCases } from '../../../machines/links/qrWizard/qrWizard.cases';
import type { qrWizardMachine } from '../../../machines/links/qrWizard/qrWizard.machine';
import type { LinkKind } from '../../../machines/links/qrWizard/qrWizard.types';
import type { Driver } from '../../drivers/driver';
import { answering, type Model, type StateOf } from '../model';

const start = {
  path: '/dashboard/business/qr-codes?new=code',
  holds: ['qrWizard.load', 'qrCodes.load'],
} as const;

const kits = 'The new link is a form of the kit, and its expiry is walked where one stands alone.';
const followed = 'Every key is followed, and changes nothing but what is remembered of the new link: no path speaks of keys.';
/** The list behind the wizard makes the same calls, so it must load before the wizard's own calls. */
const listed = new WeakSet<Driver>();
async function letTheListCome(I: Driver) {
  if (listed.has(I)) return;
  listed.add(I);
  await I.answer('qrCodes.load', { answers: { rows: [], total: 0 } });
}

/** A QR code in three steps, in a user's words. */
export const qrWizardModel = {
  req: ['QRC-02'],
  starts: {
    newcomer: { ...start, as: 'ife.adeyemi@newleaf.test' },
    viewer: { ...start, as: 'ngozi.eze@bluecrest.test' },
  },
  events: {
    'kind.chosen': async (I, { kind }: { kind: LinkKind }) => {
      await letTheListCome(I);
      await I.pick(kind);
    },
    'kind.confirmed': (I) => I.press('Next'),
    'link.chosen': (I) => I.choose('Payment link', 'Market stall'),
    'link.confirmed': (I) => I.press('Next'),
    'back.pressed': (I) => I.press('Back'),
    'links.retry': (I) => I.press('Try again'),
    'link.requested': (I) => I.press('Create new link'),
    dismissed: (I) => I.press('Close'),
  },
  ports: { load: answering('qrWizard.load') },
  children: {
    newLink: {
      saved: async (I) => {
        await I.fill('Name', 'Market stall');
        await I.choose('Payment type', 'Multiple Use');
        await I.press('Create link');
      },
      cancelled: (I) => I.press('Cancel'),
      sessionExpired: () => Promise.reject(new Error(kits)),
    },
  },
  states: {
    choosingKind: (I) => I.see('Link type'),
    'choosingLink.loading': (I) => I.see(/^Loading (payment|catalog) links…$/),
    'choosingLink.failed': (I) => I.see('Try again'),
    'choosingLink.missing': (I) => I.see(/^No (payment|catalog) links found$/),
    'choosingLink.picking': (I) => I.see('Payment link'),
    creating: (I) => I.see('Create link'),
    showing: (I) => I.see('Your QR code is ready'),
    made: (I) => I.seeNoDialog(),
    closed: (I) => I.seeNoDialog(),
    sessionExpired: (I) => I.see('Please login again'),
  },
  outOfReach: {
    'qrWizard.creating | xstate.done.actor.newLink | 1': kits,
    'qrWizard.creating | xstate.snapshot.newLink | 0': followed,
  },
} satisfies Model<typeof qrWizardCases, StateOf<typeof qrWizardMachine>>;
