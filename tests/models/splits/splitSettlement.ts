import { choices } from '../../../machines/splits/splitAccount/splitAccount.cases';
import { splitSettlementCases } from '../../../machines/splits/splitSettlement/splitSettlement.cases';
import type { splitSettlementMachine } from '../../../machines/splits/splitSettlement/splitSettlement.machine';
import type { Driver, Start } from '../../drivers/driver';
import { type Ahead, answering, byItself, ending, type Model, type StateOf } from '../model';

const { interrupted, reopened } = splitSettlementCases.inputs;

const create: Start = {
  path: '/dashboard/account/split-settlements/create',
  as: 'amaka.obi@bluecrest.test',
  holds: [
    'splitSettlement.take',
    'splitSettlement.keep',
    'splitSettlement.load',
    'sendSplitOtp',
    'takeCode',
    'upsertSplit',
    'getSplitStatus',
    'splitAccount.load',
    'splitAccount.keep',
    'resolve',
  ],
};
const edit: Start = { ...create, path: '/dashboard/account/split-settlements/edit/3/Partners' };

/** A lost answer has two faces: the next question that is answered on this path says which one it was. */
const lostOrder = (ahead: Ahead) => {
  const status = ahead('getSplitStatus', ({ kind }) => kind === 'answers')?.name;
  return status === 'made' ? ('lost' as const) : ('network' as const);
};

const MINUTE_S = 61;
const menuOf = (name: string) => `What can be done with ${name}`;
const seeTheBuilder = (I: Driver) => I.see('Submit All Accounts');
/** Its rows are asked for by the call that the builder makes too, and held. */
const seeTheList = (I: Driver) => I.see('Create Split Settlement');
const STORAGE = 'What stays in the browser does not fail there.';

/** A split settlement, in a user's words. */
export const splitSettlementModel = {
  req: ['SPL-02', 'SPL-04', 'SPL-08', 'SPL-09'],
  starts: {
    fresh: create,
    edited: edit,
    gone: { ...edit, path: '/dashboard/account/split-settlements/edit/999/Gone' },
    interrupted: { ...edit, bookmark: { flow: 'splitSettlement:3', bookmark: interrupted.bookmark } },
    reopened: { ...edit, bookmark: { flow: 'splitSettlement:3', bookmark: reopened.bookmark } },
  },
  events: {
    'split.retry': (I) => I.press('Try again'),
    'draft.restored': (I) => I.press('Restore accounts'),
    'draft.discarded': (I) => I.press('Start afresh'),
    'account.added': (I) => I.press('Add Settlement Account'),
    'account.edited': (I) => I.pickFrom(menuOf('BLUECREST FOODS'), 'Edit Settlement'),
    'account.removed': (I) => I.pickFrom(menuOf('ADA OKAFOR'), 'Delete Settlement'),
    'removal.confirmed': (I) => I.press('Delete'),
    'removal.dismissed': (I) => I.press('Keep'),
    'split.submitted': (I) => I.press('Submit All Accounts'),
    'outcome.retry': (I) => I.press('Ask again'),
    'list.opened': (I) => I.press('Go to split settlements'),
    dismissed: (I) => I.press('Close'),
  },
  ports: {
    takeAccounts: answering('splitSettlement.take'),
    keepAccounts: answering('splitSettlement.keep'),
    loadSplit: answering('splitSettlement.load'),
    sendSplitOtp: async (I, payload: unknown, _, step) => {
      // Another path may have asked for a code within the last minute.
      if (step.kind === 'answers') await I.passes(MINUTE_S);
      await I.answer('sendSplitOtp', ending(step, payload));
    },
    upsertSplit: (I, payload: unknown, ahead, step) => {
      const isOpen = step.kind === 'fails' && step.name !== 'refused' && step.name !== 'sessionExpired';
      const handled = isOpen && lostOrder(ahead) === 'lost';
      return I.answer('upsertSplit', handled ? { fails: 'lost' } : ending(step, payload));
    },
    getSplitStatus: answering('getSplitStatus'),
  },
  children: {
    account: {
      saved: async (I) => {
        await I.answer('splitAccount.load', { answers: choices });
        await I.fill('Name', 'Carriers');
        await I.press('Next');
        await I.fill('Merchant ID', '1004');
        await I.answer('resolve', { answers: { accountName: 'HARBOUR TRADING' } });
        await I.see('HARBOUR TRADING');
        await I.fill('Settlement share', '12.50');
        await I.press('Save');
        await I.answer('splitAccount.keep', { answers: undefined });
        await I.see('Merchant ID - 1004');
        await I.seeNoDialog();
      },
      dismissed: (I) => I.press('Close'),
      sessionExpired: (I) => I.answer('splitAccount.load', { fails: 'sessionExpired' }),
    },
    otp: {
      verified: async (I, { answer }: { answer: object }) => {
        await I.fill('One-time password', await I.otp());
        await I.press('Verify Settlement');
        await I.answer('takeCode', { answers: answer });
      },
      sessionExpired: () => Promise.reject(new Error('No path waits for another code.')),
      exhausted: () => Promise.reject(new Error('The code is only taken here.')),
      unanswered: () => Promise.reject(new Error('The code is only taken here.')),
      dismissed: (I) => I.press('Close'),
    },
  },
  delays: { redirectPause: byItself },
  states: {
    entering: (I) => I.see(/^(Create|Edit) Split Settlement$/),
    loading: (I) => I.see('Edit Split Settlement'),
    failed: (I) => I.see('Try again'),
    missing: (I) => I.see('There is no split settlement of this name.'),
    offered: (I) => I.see('Go on where you left off?'),
    building: seeTheBuilder,
    account: (I) => I.see(/^(Add|Edit) Settlement Account$/),
    removing: (I) => I.see('Delete ADA OKAFOR?'),
    keeping: seeTheBuilder,
    sendingCode: seeTheBuilder,
    verifying: (I) => I.see('One-time password'),
    submitting: (I) => I.see('Saving the split settlement…'),
    asking: (I) => I.see('Asking what became of it…'),
    unknown: (I) => I.see('We do not know yet'),
    // The tab forgets at once in a browser.
    emptying: (I) => I.see(/^(Saving the split settlement…|Settlement Verified Successfully)$/),
    successful: (I) => I.see('Settlement Verified Successfully'),
    saved: seeTheList,
    closed: seeTheList,
    left: (I) => I.see('Please login again'),
  },
  outOfReach: {
    'splitSettlement.entering | xstate.done.actor.takeAccounts | 1':
      'What the tab kept is offered as what the session left is: the machine’s own test has both.',
    'splitSettlement.entering | xstate.error.actor.takeAccounts | 0': STORAGE,
    'splitSettlement.entering | xstate.error.actor.takeAccounts | 1': STORAGE,
    'splitSettlement.keeping | xstate.error.actor.keepAccounts | 0': STORAGE,
    'splitSettlement.emptying | xstate.error.actor.forgetAccounts | 0': STORAGE,
    'splitSettlement.verifying | xstate.done.actor.otp | 1':
      'Another code can be asked for after a minute, for which no path waits.',
    'splitSettlement.submitting | xstate.error.actor.upsertSplit | 1':
      'Paths know one refusal, and this is another: the machine’s own test brings it about.',
    'splitSettlement.successful | list.opened | 0': 'No path runs a race with the three seconds: the machine’s own test does.',
  },
} satisfies Model<typeof splitSettlementCases, StateOf<typeof splitSettlementMachine>, 'opening'>;
