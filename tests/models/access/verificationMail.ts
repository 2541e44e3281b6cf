import type { verificationMailCases } from '../../../machines/access/verificationMail/verificationMail.flow';
import type { verificationMailMachine } from '../../../machines/access/verificationMail/verificationMail.machine';
import { answering, type Model, type StateOf } from '../model';

/** Asking for the e-mail again, in a user's words. */
export const verificationMailModel = {
  req: ['SUP-04'],
  starts: {
    sent: {
      path: '/verify',
      as: null,
      bookmark: { flow: 'verification', bookmark: { email: '{address}' } },
      timed: true,
      holds: ['verificationMail.send'],
    },
  },
  events: { 'resend.asked': (I) => I.press('Resend email') },
  ports: { send: answering('verificationMail.send') },
  children: {},
  delays: {
    // It is counted from when the page is there.
    resendPause: async (I) => {
      await I.see('Check your email');
      await I.waits(61_000);
    },
  },
  states: {
    waiting: (I) => I.see('Check your email'),
    ready: (I) => I.see('Resend email'),
    sending: (I) => I.see('Resend email'),
  },
  outOfReach: {},
} satisfies Model<typeof verificationMailCases, StateOf<typeof verificationMailMachine>>;
