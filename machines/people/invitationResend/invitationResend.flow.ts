import { actionFlow } from '../../kit/confirmation/action.flow';
import { invitationResendMachine } from './invitationResend.machine';

export const invitationResendFlow = actionFlow(invitationResendMachine, {
  starts: { chidi: { subject: { id: 'invitation-1', email: 'chidi@crafts.test' } } },
  answers: { sent: { message: 'Invitation sent again' } },
  screen: {
    path: '/dashboard/settings/users?resending=invitation-1',
    as: 'amaka.obi@bluecrest.test',
    invited: true,
  },
  dialog: { question: 'Resend the invitation to Chidi Okeke?', confirm: 'Resend invitation', dismiss: 'Cancel' },
});
