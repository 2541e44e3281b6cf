import type { paymentOptionCases } from '../../../machines/settings/paymentOption/paymentOption.flow';
import type { paymentOptionMachine } from '../../../machines/settings/paymentOption/paymentOption.machine';
import type { Driver } from '../../drivers/driver';
import { answering, type Model, type StateOf } from '../model';

const seeTheQuestion = (I: Driver) => I.see(/^(Turn off USSD\?|Turn on Wallet\?)$/);

/** Turning a payment method on or off, in a user's words. */
export const paymentOptionModel = {
  req: ['PRF-01'],
  starts: {
    off: {
      path: '/dashboard/settings/preference?method=USSD',
      as: 'amaka.obi@bluecrest.test',
      afresh: true,
      holds: ['paymentOption.do'],
    },
    on: {
      path: '/dashboard/settings/preference?method=Wallet',
      as: 'amaka.obi@bluecrest.test',
      afresh: true,
      holds: ['paymentOption.do'],
    },
  },
  events: {
    'deed.confirmed': (I) => I.press(/^Turn (off|on)$/),
    'deed.dismissed': (I) => I.press(/^(Keep|Cancel)$/),
  },
  ports: { do: answering('paymentOption.do') },
  children: {},
  states: {
    asked: seeTheQuestion,
    doing: seeTheQuestion,
    done: (I) => I.seeNoDialog(),
    dismissed: (I) => I.seeNoDialog(),
  },
  outOfReach: {},
} satisfies Model<typeof paymentOptionCases, StateOf<typeof paymentOptionMachine>>;
