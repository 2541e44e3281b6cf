import type { paymentLinkStatusCases } from '../../../machines/links/paymentLinkStatus/paymentLinkStatus.flow';
import type { paymentLinkStatusMachine } from '../../../machines/links/paymentLinkStatus/paymentLinkStatus.machine';
import type { Driver } from '../../drivers/driver';
import { answering, type Model, type StateOf } from '../model';

/** What another path did to the link decides which of the two is asked. */
const seeTheQuestion = (I: Driver) => I.see(/^Are you sure you want to (deactivate|Activate) this link\?$/);

/** Closing a payment link and opening it again, in a user's words. */
export const paymentLinkStatusModel = {
  req: ['PLK-03'],
  starts: {
    stall: {
      path: '/dashboard/business/payment-links?switching=KPL-086B041CE41209FF',
      as: 'amaka.obi@bluecrest.test',
      holds: ['paymentLinkStatus.do'],
    },
  },
  events: {
    'deed.confirmed': (I) => I.press(/^(Deactivate|Activate) Link$/),
    'deed.dismissed': (I) => I.press('Cancel'),
  },
  ports: { do: answering('paymentLinkStatus.do') },
  children: {},
  states: {
    asked: seeTheQuestion,
    doing: seeTheQuestion,
    done: (I) => I.seeNoDialog(),
    dismissed: (I) => I.seeNoDialog(),
  },
  outOfReach: {},
} satisfies Model<typeof paymentLinkStatusCases, StateOf<typeof paymentLinkStatusMachine>>;
