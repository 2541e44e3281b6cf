import type { payoutVerificationCases } from '../../../machines/payouts/payoutVerification/payoutVerification.cases';
import type { payoutVerificationMachine } from '../../../machines/payouts/payoutVerification/payoutVerification.machine';
import { answering, codeEndings, ending, type Model, type StateOf, seeCodeEntry } from '../model';

/** Verifying an earlier payout, in a user's words. */
export const payoutVerificationModel = {
  req: ['PAY-06', 'PAY-07'],
  starts: {
    awaiting: {
      path: '/dashboard/account/payouts?verify={payoutId}',
      as: 'amaka.obi@bluecrest.test',
      awaitingPayout: true,
      holds: ['getPayout', 'sendCode', 'verifyPayout'],
    },
  },
  events: {
    'payout.retry': (I) => I.press('Check status'),
    reconnected: (I) => I.reconnects(),
    'code.retry': (I) => I.press('Send new code'),
    'code.available': (I) => I.press('I have a code'),
    dismissed: (I) => I.press('Close'),
  },
  ports: {
    getPayout: async (I, payload: unknown, _, step) => {
      if (step.name === 'settled') await I.verifyElsewhere();
      await I.answer('getPayout', ending(step, payload));
    },
    sendCode: async (I, payload: unknown, ahead, step) => {
      await I.passes(61);
      await answering('sendCode')(I, payload as never, ahead, step);
    },
  },
  children: {
    otp: codeEndings('Verify Payout', 'verifyPayout', 'Close', (ahead) =>
      ahead('getPayout')?.name === 'settled' ? 'lost' : 'network',
    ),
  },
  states: {
    loading: (I) => I.see('Loading payout…'),
    sendingCode: (I) => I.see('Sending your code…'),
    codeNotSent: (I) => I.see('I have a code'),
    verifying: seeCodeEntry('Verify Payout'),
    checkingOutcome: (I) => I.see('Checking the status of your payout…'),
    outcomeUnknown: (I) => I.see('Check status'),
    verified: (I) => I.seeNoDialog(),
    noLongerWaiting: (I) => I.seeNoDialog(),
    closed: (I) => I.seeNoDialog(),
    sessionExpired: (I) => I.see('Please login again'),
  },
  outOfReach: {
    'payoutVerification.sendingCode | xstate.error.actor.sendCode | 1':
      'The sandbox gives paths one refusal, and this is another.',
  },
} satisfies Model<typeof payoutVerificationCases, StateOf<typeof payoutVerificationMachine>>;
