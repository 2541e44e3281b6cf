import type { invitationResendCases } from '../../../machines/people/invitationResend/invitationResend.flow';
import type { invitationResendMachine } from '../../../machines/people/invitationResend/invitationResend.machine';
import type { Driver } from '../../drivers/driver';
import { answering, type Model, type StateOf } from '../model';

const seeTheQuestion = (I: Driver) => I.see('Send the invitation of Chidi Okeke again?');

/** Sending an invitation again, in a user's words. */
export const invitationResendModel = {
  req: ['USR-02'],
  starts: {
    chidi: {
      path: '/dashboard/settings/users?resending=invitation-1',
      as: 'amaka.obi@bluecrest.test',
      afresh: true,
      invited: true,
      holds: ['invitationResend.do'],
    },
  },
  events: { 'deed.confirmed': (I) => I.press('Send again'), 'deed.dismissed': (I) => I.press('Cancel') },
  ports: { do: answering('invitationResend.do') },
  children: {},
  states: {
    asked: seeTheQuestion,
    doing: seeTheQuestion,
    done: (I) => I.seeNoDialog(),
    dismissed: (I) => I.seeNoDialog(),
  },
  outOfReach: {},
} satisfies Model<typeof invitationResendCases, StateOf<typeof invitationResendMachine>>;
