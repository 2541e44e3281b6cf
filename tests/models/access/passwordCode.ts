import type { passwordCodeCases } from '../../../machines/access/passwordCode/passwordCode.flow';
import type { passwordCodeMachine } from '../../../machines/access/passwordCode/passwordCode.machine';
import { answering, type Model, type StateOf } from '../model';

/** Asking for the code again, in a user's words. */
export const passwordCodeModel = {
  req: ['SES-09'],
  starts: { sent: { path: '/forgot-password/{address}', as: null, timed: true, holds: ['passwordCode.send'] } },
  events: { 'resend.asked': (I) => I.press('Resend code') },
  ports: { send: answering('passwordCode.send') },
  children: {},
  delays: {
    // It is counted from when the page is there.
    resendPause: async (I) => {
      await I.see('Choose a new password');
      await I.waits(61_000);
    },
  },
  states: {
    waiting: (I) => I.see('Choose a new password'),
    ready: (I) => I.see('Resend code'),
    sending: (I) => I.see('Resend code'),
  },
  outOfReach: {},
} satisfies Model<typeof passwordCodeCases, StateOf<typeof passwordCodeMachine>>;
