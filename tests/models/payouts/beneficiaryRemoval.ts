import type { beneficiaryRemovalCases } from '../../../machines/payouts/beneficiaryRemoval/beneficiaryRemoval.flow';
import type { beneficiaryRemovalMachine } from '../../../machines/payouts/beneficiaryRemoval/beneficiaryRemoval.machine';
import type { Driver } from '../../drivers/driver';
import { answering, type Model, type StateOf } from '../model';

const seeTheQuestion = (I: Driver) => I.see('ARE YOU SURE YOU WANT TO DELETE ADA OKAFOR?');

/** Taking somebody out of the list of beneficiaries, in a user's words. */
export const beneficiaryRemovalModel = {
  req: ['BEN-03'],
  starts: {
    ada: {
      path: '/dashboard/payout/beneficiaries?removing={beneficiaryId}',
      as: 'amaka.obi@bluecrest.test',
      beneficiary: 'saved',
      holds: ['beneficiaryRemoval.do'],
    },
  },
  events: { 'deed.confirmed': (I) => I.press('Delete'), 'deed.dismissed': (I) => I.press('Keep') },
  ports: { do: answering('beneficiaryRemoval.do') },
  children: {},
  states: {
    asked: seeTheQuestion,
    doing: seeTheQuestion,
    done: (I) => I.seeNoDialog(),
    dismissed: (I) => I.seeNoDialog(),
  },
  outOfReach: {},
} satisfies Model<typeof beneficiaryRemovalCases, StateOf<typeof beneficiaryRemovalMachine>>;
