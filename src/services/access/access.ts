/** Services for the public flows: a new password, sign-up, links from emails. */
import { account, type Invitation } from '../../../contract/access/account';
import type { LinkOpened, Verdict } from '../../../machines/access/emailVerification/emailVerification.types';
import type { FirstPassword } from '../../../machines/access/invitation/invitation.types';
import type { NewPassword } from '../../../machines/access/newPassword/newPassword.machine';
import type { ResetAsked, ResetRequest } from '../../../machines/access/resetRequest/resetRequest.machine';
import type { SignedUp, SignUpDraft } from '../../../machines/access/signUp/signUp.machine';
import { Failure } from '../../../machines/kit/flow/fault';
import type { Service } from '../../../machines/kit/flow/port';
import type { Said } from '../../../machines/kit/otp/otp.types';
import { nationalPhone } from '../../../machines/kit/values/readings';
import { call } from '../call';

interface Filled<Values> {
  readonly subject: string;
  readonly values: Values;
}

export const requestPasswordReset: Service<Filled<ResetRequest>, ResetAsked> = async ({ values }, options) => {
  const identifier = values.identifier.trim();
  const { message } = await call(account.requestPasswordReset, { body: { identifier } }, options);
  return { message, identifier };
};

/** The subject is the address that receives the code. */
export const sendPasswordCode: Service<{ subject: string }, Said> = ({ subject }, options) =>
  call(account.requestPasswordReset, { body: { identifier: subject } }, options);

/** The subject is the address that received the code. */
export const resetPassword: Service<Filled<NewPassword>, Said> = ({ subject, values: { otp, password } }, options) =>
  call(account.resetPassword, { body: { identifier: subject, otp: otp.trim(), password } }, options);

/** SUP-03: the confirmation is not sent. */
export const signUp: Service<Filled<SignUpDraft>, SignedUp> = async ({ values }, options) => {
  const { password } = values;
  const email = values.userEmail.trim();
  const person = { firstName: values.firstName.trim(), lastName: values.lastName.trim(), userEmail: email };
  const business = { mobileNumber: nationalPhone(values.mobileNumber), name: values.name.trim() };
  const { message } = await call(account.signUp, { body: { ...person, ...business, password } }, options);
  return { message, email };
};

export const resendVerificationEmail: Service<{ subject: string }, Said> = ({ subject }, options) =>
  call(account.resendVerificationEmail, { body: { email: subject } }, options);

/** A wrong password returns 401, as at sign-in, and can be entered again. */
export const verifyEmail: Service<LinkOpened, Verdict> = async (body, options) => {
  try {
    const { message } = await call(account.verifyEmail, { body }, options);
    return { message, isOtherPassword: false };
  } catch (error) {
    const fault = error instanceof Failure ? error.fault : null;
    if (fault?.kind === 'server' && fault.status === 401) return { message: fault.message, isOtherPassword: true };
    throw error;
  }
};

export const readInvitation: Service<{ token: string }, Invitation> = ({ token }, options) =>
  call(account.readInvitation, { body: { token } }, options);

export const acceptInvitation: Service<{ token: string }, Said> = ({ token }, options) =>
  call(account.acceptInvitation, { body: { token } }, options);

/** The subject is the token of the link. */
export const acceptWithPassword: Service<Filled<FirstPassword>, Said> = ({ subject, values: { password } }, options) =>
  call(account.acceptInvitation, { body: { token: subject, password } }, options);
