import type { User } from '../../../contract/people/users';
import { confirmedAction } from '../../kit/confirmedAction.machine';
import type { Said } from '../../kit/otp.types';

/** Somebody who was asked and has not accepted. */
export type Asked = Pick<User, 'id' | 'email'>;

/** USR-02: the e-mail of an invitation is sent again, after a yes: the link of before is of no use then. */
export const invitationResendMachine = confirmedAction<Asked, Said>('invitationResend', {
  calls: ['resendInvitation'],
  req: ['USR-02'],
  description: 'Sends an invitation email again.',
  refusal: 'The invitation could not be sent again.',
  says: ({ message }) => message || 'The invitation was sent again.',
});
