import type { User } from '../../../contract/people/users';
import { confirmedAction } from '../../kit/confirmation/confirmedAction.machine';
import type { Said } from '../../kit/otp/otp.types';

/** An invited person who has not accepted. */
export type Asked = Pick<User, 'id' | 'email'>;

/** USR-02: sends the email of an invitation again after a confirmation. The earlier link stops working. */
export const invitationResendMachine = confirmedAction<Asked, Said>('invitationResend', {
  calls: ['resendInvitation'],
  req: ['USR-02'],
  description: 'Sends an invitation email again.',
  failureMessage: 'We couldn’t resend the invitation. Try again.',
  successMessage: 'Invitation sent again.',
});
