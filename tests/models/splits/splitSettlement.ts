import { splitSettlementCases } from '../../../machines/splits/splitSettlement/splitSettlement.cases';
import type { splitSettlementMachine } from '../../../machines/splits/splitSettlement/splitSettlement.machine';
import type { Driver, Start } from '../../drivers/driver';
import { answering, byItself, type Model, type StateOf, seeCodeEntry } from '../model';
import { clientCodeEndings, lostOrder, requestingCode, sending } from '../orders';
import { seeUnclear } from '../typing';

const { interrupted, reopened } = splitSettlementCases.inputs;

/** A test of the machine changes it meanwhile. */
const ALONE = 'Nobody else changes the split settlement on this path.';

const create: Start = {
  path: '/dashboard/account/split-settlements/create',
  as: 'amaka.obi@bluecrest.test',
  holds: [
    'splitSettlement.take',
    'splitSettlement.keep',
    'splitSettlement.load',
    'splitSettlement.choices',
    'sendSplitOtp',
    'takeCode',
    'upsertSplit',
    'getSplitStatus',
    'splitAccount.keep',
    'resolve',
  ],
};
const edit: Start = { ...create, path: '/dashboard/account/split-settlements/edit/3/Partners' };

const menuOf = (name: string) => `Actions for ${name}`;
const seeTheBuilder = (I: Driver) => I.see('Submit All Accounts');
/** Its rows come from a call that the builder makes too, which is held. */
const seeTheList = (I: Driver) => I.see('Create Split Settlement');
const REFUSALS = 'The sandbox gives paths one refusal, and this is another.';
const STORAGE = 'What stays in the browser does not fail there.';

/** Split settlement, in a user's words. */
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
    'draft.restored': (I) => I.press('Resume draft'),
    'draft.discarded': (I) => I.press('Start over'),
    'choices.retry': (I) => I.press('Try again'),
    'name.changed': (I, { name }: { name: string }) => I.fill('Name', name),
    'currency.chosen': (I) => I.choose('Currency', 'USD, US Dollar'),
    'rateType.chosen': (I) => I.pick('flat'),
    'terms.confirmed': (I) => I.press('Change and clear'),
    'terms.dismissed': (I) => I.press('Keep shares'),
    'share.changed': async (I, { amount }: { amount: string }) => {
      await I.fill('Share of ADA OKAFOR', amount);
      await seeUnclear(I, amount);
    },
    'account.added': (I) => I.press('Add Settlement Account'),
    'account.edited': (I) => I.pickFrom(menuOf('BLUECREST FOODS'), 'Edit Settlement'),
    'account.removed': (I) => I.pickFrom(menuOf('ADA OKAFOR'), 'Delete Settlement'),
    'removal.confirmed': (I) => I.press('Delete'),
    'removal.dismissed': (I) => I.press('Cancel'),
    'split.submitted': (I) => I.press('Submit All Accounts'),
    'outcome.retry': (I) => I.press('Check status'),
    reconnected: (I) => I.reconnects(),
    'list.opened': (I) => I.press('Go to split settlements'),
    dismissed: (I) => I.press('Close'),
  },
  ports: {
    takeAccounts: answering('splitSettlement.take'),
    keepAccounts: answering('splitSettlement.keep'),
    loadSplit: answering('splitSettlement.load'),
    loadChoices: answering('splitSettlement.choices'),
    sendSplitOtp: requestingCode('sendSplitOtp'),
    upsertSplit: sending('upsertSplit', lostOrder('getSplitStatus')),
    getSplitStatus: answering('getSplitStatus'),
  },
  children: {
    account: {
      saved: async (I) => {
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
      sessionExpired: async (I) => {
        await I.fill('Merchant ID', '1004');
        await I.answer('resolve', { fails: 'sessionExpired' });
      },
    },
    otp: clientCodeEndings('Verify Settlement'),
  },
  delays: { redirectPause: byItself },
  states: {
    restoringDraft: (I) => I.see(/^(Create|Edit) Split Settlement$/),
    loading: async (I) => {
      await I.seeHeading('Edit Split Settlement');
      // In the trail of pages.
      await I.see('Edit');
    },
    failed: (I) => I.see('Try again'),
    missing: (I) => I.see('We couldn’t find this split settlement.'),
    preparing: (I) => I.see(/^(Create|Edit) Split Settlement$/),
    choicesFailed: (I) => I.see('We couldn’t load banks and currencies. We’ve kept your accounts.'),
    changingTerms: (I) => I.seeHeading('Clear the shares?'),
    draftFound: (I) => I.seeHeading('Resume your draft?'),
    building: seeTheBuilder,
    account: (I) => I.seeHeading(/^(Add|Edit) Settlement Account$/),
    removing: (I) => I.seeHeading('Delete ADA OKAFOR?'),
    // A draft that is resumed is stored before banks and currencies are loaded.
    persisting: (I) => I.seeHeading(/^(Create|Edit) Split Settlement$/),
    sendingCode: seeTheBuilder,
    verifying: seeCodeEntry('Verify Settlement'),
    submitting: (I) => I.see('Saving the split settlement…'),
    checkingOutcome: (I) => I.see('Checking its status…'),
    outcomeUnknown: (I) => I.seeHeading('We couldn’t confirm this yet'),
    // In a browser the tab clears it at once.
    clearingDraft: (I) => I.see(/^(Saving the split settlement…|Settlement Verified Successfully)$/),
    succeeded: (I) => I.see('Settlement Verified Successfully'),
    saved: seeTheList,
    closed: seeTheList,
    sessionExpired: (I) => I.see('Please login again'),
  },
  outOfReach: {
    'splitSettlement.restoringDraft | xstate.done.actor.takeAccounts | 1':
      'On screen, what the tab kept looks like what the session left.',
    'splitSettlement.restoringDraft | xstate.error.actor.takeAccounts | 0': STORAGE,
    'splitSettlement.restoringDraft | xstate.error.actor.takeAccounts | 1': STORAGE,
    'splitSettlement.persisting | xstate.error.actor.keepAccounts | 0': STORAGE,
    'splitSettlement.clearingDraft | xstate.error.actor.forgetAccounts | 0': STORAGE,
    'splitSettlement.sendingCode | xstate.error.actor.sendSplitOtp | 1': REFUSALS,
    'splitSettlement.verifying | xstate.done.actor.otp | 1':
      'Another code can be asked for after a minute, for which no path waits.',
    'splitSettlement.submitting | xstate.error.actor.upsertSplit | 1': REFUSALS,
    'splitSettlement.submitting | xstate.error.actor.upsertSplit | 2': ALONE,
    'splitSettlement.succeeded | list.opened | 0': 'The list opens by itself after three seconds, and no path races with that.',
  },
} satisfies Model<typeof splitSettlementCases, StateOf<typeof splitSettlementMachine>, 'resuming'>;
