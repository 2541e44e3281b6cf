import { swapCases } from '../../../machines/balances/swap/swap.cases';
import type { swapMachine } from '../../../machines/balances/swap/swap.machine';
import type { Start } from '../../drivers/driver';
import { answering, ending, type Model, type StateOf, seeCodeEntry } from '../model';
import { clientCodeEndings, lostOrder, requestingCode, sending } from '../orders';
import { seeUnclear } from '../typing';

const start: Start = {
  path: '/dashboard/account/balances?open=swap',
  as: 'amaka.obi@bluecrest.test',
  holds: ['swap.loadMarket', 'swap.rateEnds', 'sendSwapOtp', 'takeCode', 'createSwapOrder', 'getSwapStatus'],
};

const CLOCK = 'Looking at a clock does not fail.';
const REFUSALS = 'The sandbox gives paths one refusal, and this is another.';

/** A swap, in a user's words. */
export const swapModel = {
  req: ['SWP-01', 'SWP-02', 'SWP-03', 'SWP-04', 'SWP-05'],
  starts: {
    fresh: start,
    reopened: { ...start, bookmark: { flow: 'swap', bookmark: swapCases.inputs.reopened.bookmark } },
  },
  events: {
    'source.chosen': (I, { source }: { source: string }) => I.choose('Currency you pay', source),
    'destination.chosen': (I, { destination }: { destination: string }) => I.choose('Currency you receive', destination),
    'currencies.swapped': (I) => I.press('Switch currencies'),
    'debit.changed': async (I, { debit }: { debit: string }) => {
      await I.fill('You pay', debit);
      await seeUnclear(I, debit);
    },
    'description.changed': (I, { description }: { description: string }) => I.fill('Description', description),
    'market.retry': (I) => I.press('Try again'),
    'swap.initiated': (I) => I.press('Initiate Swap'),
    'rate.accepted': (I) => I.press('Accept new rate'),
    'swap.revised': (I) => I.press('Change amounts'),
    'outcome.retry': (I) => I.press('Check status'),
    reconnected: (I) => I.reconnects(),
    'balances.retry': (I) => I.press('Try again'),
    'swap.another': (I) => I.press('Swap again'),
    dismissed: (I) => I.press('Close'),
    'leave.confirmed': (I) => I.press('Leave'),
    'leave.dismissed': (I) => I.press('Keep editing'),
  },
  ports: {
    loadMarket: async (I, payload: unknown, _, step) => {
      // The form starts with a new period, which is longer than a path, so that rates stay the same until they change on purpose.
      const begins = step.kind === 'answers' && Object(step.value).editing !== undefined;
      if (begins || step.name === 'moved') await I.ratesMove({ code: !begins });
      await I.answer('swap.loadMarket', ending(step, payload));
    },
    rateEnds: async (I, payload: unknown, _, step) => {
      await I.rateEnds();
      await I.answer('swap.rateEnds', ending(step, payload));
    },
    sendSwapOtp: requestingCode('sendSwapOtp'),
    createSwapOrder: sending('createSwapOrder', lostOrder('getSwapStatus')),
    getSwapStatus: answering('getSwapStatus'),
  },
  children: {
    otp: clientCodeEndings('Verify Swap', 'Back'),
  },
  states: {
    'editing.loading': (I) => I.seeHeading('Swap Currency'),
    'editing.ready': (I) => I.seeHeading('Swap Currency'),
    'editing.loadFailed': async (I) => {
      await I.see('Try again');
      await I.see(/We’ve kept what you entered\.$/);
    },
    sendingCode: (I) => I.seeBusy('Initiate Swap'),
    verifying: seeCodeEntry('Verify Swap'),
    submitting: (I) => I.see('Swapping…'),
    refreshingRate: (I) => I.see('Getting the current rate…'),
    rateFailed: (I) => I.see('Try again'),
    confirmingNewRate: (I) => I.seeHeading('The rate has changed'),
    checkingOutcome: (I) => I.see('Checking the status of your swap…'),
    outcomeUnknown: (I) => I.seeHeading('We couldn’t confirm this yet'),
    succeeded: async (I) => {
      await I.seeHeading('Currency Swap Successful');
      await I.see('Loading your balances…');
    },
    reporting: (I) => I.see('Loading your balances…'),
    reported: async (I) => {
      await I.seeHeading('Currency Swap Successful');
      await I.see('Balance');
      await I.seeNone('Loading your balances…');
    },
    reportFailed: (I) => I.see('We couldn’t load your balances. Your swap isn’t affected.'),
    another: (I) => I.seeHeading('Swap Currency'),
    swapped: (I) => I.seeNoDialog(),
    leaving: (I) => I.see('What you entered will be lost.'),
    leavingOrder: (I) => I.see('What you entered will be lost.'),
    closed: (I) => I.seeNoDialog(),
    sessionExpired: (I) => I.see('Please login again'),
  },
  outOfReach: {
    'swap.editing.ready | xstate.error.actor.rateEnds | 0': CLOCK,
    'swap.verifying | xstate.error.actor.rateEnds | 0': CLOCK,
    'swap.confirmingNewRate | xstate.error.actor.rateEnds | 0': CLOCK,
    'swap.sendingCode | xstate.error.actor.sendSwapOtp | 1': REFUSALS,
    'swap.verifying | xstate.done.actor.otp | 1': 'Another code can be asked for after a minute, for which no path waits.',
    'swap.submitting | xstate.error.actor.createSwapOrder | 1': REFUSALS,
    'swap.submitting | xstate.error.actor.createSwapOrder | 2': REFUSALS,
    'swap.refreshingRate | xstate.done.actor.loadMarketAgain | 2': 'Other paths pay from the wallet that would have to be empty.',
  },
} satisfies Model<typeof swapCases, StateOf<typeof swapMachine>, 'resuming'>;
