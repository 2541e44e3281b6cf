import type { switchingCases } from '../../../machines/shell/switching/switching.cases';
import type { switchingMachine } from '../../../machines/shell/switching/switching.machine';
import type { Driver } from '../../drivers/driver';
import { type Ahead, answering, type Model, type StateOf } from '../model';

const STORAGE = 'Asking the other tabs does not fail.';

/** Another tab has unsaved work if the path needs some. */
const whatOthersHold = (I: Driver, ahead: Ahead) =>
  I.holdElsewhere(ahead('findUnsaved')?.name === 'some' ? ['Business information'] : []);

/** After a lost call it may be the same business again. */
const seeABusiness = (I: Driver) => I.see(/^(Bluecrest (Foods|Stores)|You are in test mode.*|Switching to .*)$/);

/** Another business or another environment, in a user's words. */
export const switchingModel = {
  req: ['NAV-04', 'NAV-10', 'NAV-11'],
  starts: {
    storesLive: {
      path: '/dashboard',
      as: 'amaka.obi@bluecrest.test',
      defaultBusiness: '1002',
      holds: ['findUnsaved', 'switchTo', 'makeDefault', 'startAfresh'],
    },
  },
  events: {
    'business.chosen': async (I, { name }: { name: string }, ahead) => {
      await I.see('Bluecrest Stores');
      await whatOthersHold(I, ahead);
      await I.pickFrom(/Switch business/, name);
    },
    'default.requested': (I) => I.pickFrom(/Switch business/, 'Open this business when I sign in'),
    'environment.chosen': async (I, { environment }: { environment: string }, ahead) => {
      await I.see('Bluecrest Stores');
      await whatOthersHold(I, ahead);
      await I.press(environment);
    },
    'switch.confirmed': (I) => I.press(/^Switch to (Bluecrest Foods|Test mode)$/),
    'switch.dismissed': (I) => I.press('Stay here'),
    'page.reload': (I) => I.press('Reload'),
  },
  ports: {
    findUnsaved: answering('findUnsaved'),
    switchTo: answering('switchTo'),
    makeDefault: answering('makeDefault'),
    startAfresh: answering('startAfresh'),
  },
  children: {},
  states: {
    settled: (I) => I.see('Bluecrest Stores'),
    makingDefault: (I) => I.see('Bluecrest Stores'),
    // A browser checks at once, and may already switch.
    checkingWork: (I) => I.see(/^(Bluecrest Stores|Switching to .*)$/),
    confirming: (I) => I.see('Leave without saving?'),
    switching: (I) => I.see(/^Switching to /),
    outcomeUnknown: (I) => I.see('We couldn’t confirm the switch'),
    // A browser reloads the page at once.
    leaving: seeABusiness,
    sessionExpired: (I) => I.see('Please login again'),
    gone: seeABusiness,
  },
  outOfReach: {
    'switching.checkingWork | xstate.error.actor.findUnsaved | 0': STORAGE,
    'switching.leaving | xstate.error.actor.startAfresh | 0': 'A page that is loaded anew does not answer.',
  },
} satisfies Model<typeof switchingCases, StateOf<typeof switchingMachine>>;
