/** Connects services to the ports of the public flows. */
import { emailVerificationMachine } from '../../../machines/access/emailVerification/emailVerification.machine';
import { invitationMachine } from '../../../machines/access/invitation/invitation.machine';
import { newPasswordMachine } from '../../../machines/access/newPassword/newPassword.machine';
import { passwordCodeMachine } from '../../../machines/access/passwordCode/passwordCode.machine';
import { resetRequestMachine } from '../../../machines/access/resetRequest/resetRequest.machine';
import { signUpMachine } from '../../../machines/access/signUp/signUp.machine';
import { verificationMailMachine } from '../../../machines/access/verificationMail/verificationMail.machine';
import { wire } from '../../../machines/kit/flow/port';
import { lazy } from '../lazy';

const access = () => import('../../services/access/access');

export const accessFlows = {
  resetRequest: wire(resetRequestMachine, { save: lazy(access, (s) => s.requestPasswordReset) }),
  newPassword: wire(newPasswordMachine, { save: lazy(access, (s) => s.resetPassword) }),
  passwordCode: wire(passwordCodeMachine, { send: lazy(access, (s) => s.sendPasswordCode) }),
  signUp: wire(signUpMachine, { save: lazy(access, (s) => s.signUp) }),
  verificationMail: wire(verificationMailMachine, { send: lazy(access, (s) => s.resendVerificationEmail) }),
  emailVerification: wire(emailVerificationMachine, { verifyEmail: lazy(access, (s) => s.verifyEmail) }),
  invitation: wire(invitationMachine, {
    readInvitation: lazy(access, (s) => s.readInvitation),
    acceptInvitation: lazy(access, (s) => s.acceptInvitation),
    password: { save: lazy(access, (s) => s.acceptWithPassword) },
  }),
};

export type AccessFlows = typeof accessFlows;
