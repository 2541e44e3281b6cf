/** Calls before a session: a password reset, sign-up, the verification of an email address, and an invitation. */
import { Message, Otp } from '../common';
import { endpoints } from '../endpoint';
import { type } from '../schema';

/** An email address or a name. The provider validates it and returns the error as a sentence. */
const Text = type('string <= 500');
const Password = type('string <= 200');
/** The token of an emailed link. It is sent in bodies only, because URLs of calls are logged. */
const Token = type('1 <= string <= 200');

/** SUP-06: who invited whom to what. Shown before anything is accepted. */
const Invitation = type({
  data: {
    email: 'string > 0',
    businessName: 'string > 0',
    role: 'string > 0',
    'invitedBy?': 'string | null',
    'isExistingUser?': 'boolean | null',
  },
}).pipe(({ data: { email, businessName, role, invitedBy, isExistingUser } }) => ({
  email,
  business: businessName,
  role,
  invitedBy: invitedBy ?? '',
  /** Null if the provider does not say. */
  isExistingUser: isExistingUser ?? null,
}));

export type Invitation = typeof Invitation.infer;

export const account = endpoints({
  /** Sends a code to the email. The response is the same for an unknown email. 429 within 60 s of the last one. */
  requestPasswordReset: {
    method: 'POST',
    path: '/subsidiary/dashboard/forgot-password',
    public: true,
    body: type({ identifier: Text }),
    answer: Message,
    req: ['SES-08'],
    assumed: false,
  },
  /** Sets a new password with the code, and ends every session of that person. 400 if the code is wrong, expired or was tried too often. */
  resetPassword: {
    method: 'POST',
    path: '/subsidiary/dashboard/reset-password',
    public: true,
    body: type({ identifier: Text, otp: Otp, password: Password }),
    answer: Message,
    req: ['SES-09'],
    assumed: true,
  },
  /**
   * Creates a person with a business, and sends an email with a link. The confirmation of the password is never sent. 429 within 60 s of the
   * last email.
   */
  signUp: {
    method: 'POST',
    path: '/subsidiary/dashboard/signup',
    public: true,
    body: type({ firstName: Text, lastName: Text, userEmail: Text, mobileNumber: Text, name: Text, password: Password }),
    answer: Message,
    req: ['SUP-01', 'SUP-02', 'SUP-03'],
    assumed: false,
  },
  /** Sends the link of a sign-up again. The response is the same for every email. 429 within 60 s of the last one. */
  resendVerificationEmail: {
    method: 'POST',
    path: '/subsidiary/dashboard/signup/resend-verification',
    public: true,
    body: type({ email: Text }),
    answer: Message,
    req: ['SUP-04'],
    assumed: true,
  },
  /**
   * Verifies a sign-up with its link and its password, because the person who opens the email may not be the one who signed up. 400 if the link
   * is unknown, used or expired. 401, which ends no session, if no sign-up of the email has this password.
   */
  verifyEmail: {
    method: 'POST',
    path: '/subsidiary/dashboard/verify-email',
    public: true,
    body: type({ token: Token, password: Password }),
    answer: Message,
    req: ['SUP-05'],
    assumed: true,
  },
  /** Returns what an invitation is for. 400 as for `acceptInvitation`. */
  readInvitation: {
    method: 'POST',
    path: '/subsidiary/dashboard/users/invitation',
    public: true,
    body: type({ token: Token }),
    answer: Invitation,
    req: ['SUP-06'],
    assumed: true,
  },
  /** Accepts an invitation: with a password for a new user, without one for an existing user. 400 if the link is unknown, used or expired. */
  acceptInvitation: {
    method: 'POST',
    path: '/subsidiary/dashboard/users/accept-invitation',
    public: true,
    body: type({ token: Token, 'password?': Password }),
    answer: Message,
    req: ['SUP-06'],
    assumed: true,
  },
});
