import { swapCases } from '../../../machines/balances/swap/swap.cases';
import type { swapMachine } from '../../../machines/balances/swap/swap.machine';
import type { Start } from '../../drivers/driver';
import { type Ahead, answering, ending, type Model, type StateOf } from '../model';
import { seeUnclear } from '../typing';

const start: Start = {
  path: '/dashboard/account/balances?open=swap',
  as: 'amaka.obi@bluecrest.test',
  holds: ['swap.loadMarket', 'swap.rateEnds', 'sendSwapOtp', 'takeCode', 'createSwapOrder', 'getSwapStatus'],
};

/** A lost answer has two faces: the next question that is answered on this path says which one it was. */
const lostOrder = (ahead: Ahead) => {
  const status = ahead('getSwapStatus', ({ kind }) => kind === 'answers')?.name;
  return status === 'made' ? ('lost' as const) : ('network' as const);
};

const MINUTE_S = 61;
const CLOCK = 'Looking at a clock does not fail.';
const REFUSALS = 'Paths know one refusal, and this is another: the machine’s own test brings it about.';

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
    'currencies.swapped': (I) => I.press('Exchange sides'),
    'debit.changed': async (I, { debit }: { debit: string }) => {
      await I.fill('You pay', debit);
      await seeUnclear(I, debit);
    },
    'description.changed': (I, { description }: { description: string }) => I.fill('Description', description),
    'market.retry': (I) => I.press('Try again'),
    'swap.initiated': (I) => I.press('Initiate Swap'),
    'rate.accepted': (I) => I.press('Accept new rate'),
    'swap.revised': (I) => I.press('Change amounts'),
    'outcome.retry': (I) => I.press('Ask again'),
    dismissed: (I) => I.press('Close'),
  },
  ports: {
    loadMarket: async (I, payload: unknown, _, step) => {
      // The form begins with a period of its own, which is longer than a path: only so do rates stay the same until they are to move.
      const begins = step.kind === 'answers' && Object(step.value).filling !== undefined;
      if (begins || step.name === 'moved') await I.ratesMove({ code: !begins });
      await I.answer('swap.loadMarket', ending(step, payload));
    },
    rateEnds: async (I, payload: unknown, _, step) => {
      await I.rateEnds();
      await I.answer('swap.rateEnds', ending(step, payload));
    },
    sendSwapOtp: async (I, payload: unknown, _, step) => {
      // Another path may have asked for a code within the last minute.
      if (step.kind === 'answers') await I.passes(MINUTE_S);
      await I.answer('sendSwapOtp', ending(step, payload));
    },
    createSwapOrder: (I, payload: unknown, ahead, step) => {
      const isOpen = step.kind === 'fails' && step.name !== 'refused' && step.name !== 'sessionExpired';
      const handled = isOpen && lostOrder(ahead) === 'lost';
      return I.answer('createSwapOrder', handled ? { fails: 'lost' } : ending(step, payload));
    },
    getSwapStatus: answering('getSwapStatus'),
  },
  children: {
    otp: {
      verified: async (I, { answer }: { answer: object }) => {
        await I.fill('One-time password', await I.otp());
        await I.press('Verify Swap');
        await I.answer('takeCode', { answers: answer });
      },
      sessionExpired: () => Promise.reject(new Error('No path waits for another code.')),
      exhausted: () => Promise.reject(new Error('The code is only taken here.')),
      unanswered: () => Promise.reject(new Error('The code is only taken here.')),
      dismissed: (I) => I.press('Close'),
    },
  },
  states: {
    'filling.loading': (I) => I.see('Swap Currency'),
    'filling.ready': (I) => I.see('Swap Currency'),
    'filling.unloaded': (I) => I.see('Try again'),
    sendingCode: (I) => I.see('Swap Currency'),
    verifying: (I) => I.see('One-time password'),
    ordering: (I) => I.see('Swapping…'),
    repricing: (I) => I.see('Asking for the rate of now…'),
    unpriced: (I) => I.see('Try again'),
    comparing: (I) => I.see('The rate has changed'),
    asking: (I) => I.see('Asking what became of the swap…'),
    unknown: (I) => I.see('We do not know yet'),
    successful: (I) => I.see('Currency Swap Successful'),
    swapped: (I) => I.seeNoDialog(),
    closed: (I) => I.seeNoDialog(),
    left: (I) => I.see('Please login again'),
  },
  outOfReach: {
    'swap.filling.ready | xstate.error.actor.rateEnds | 0': CLOCK,
    'swap.verifying | xstate.error.actor.rateEnds | 0': CLOCK,
    'swap.comparing | xstate.error.actor.rateEnds | 0': CLOCK,
    'swap.verifying | xstate.done.actor.otp | 1': 'Another code can be asked for after a minute, for which no path waits.',
    'swap.ordering | xstate.error.actor.createSwapOrder | 1': REFUSALS,
    'swap.ordering | xstate.error.actor.createSwapOrder | 2': REFUSALS,
    'swap.repricing | xstate.done.actor.loadMarketAgain | 2':
      'The wallet would have to be emptied from which other paths pay: the machine’s own test does it.',
  },
} satisfies Model<typeof swapCases, StateOf<typeof swapMachine>, 'opening'>;
