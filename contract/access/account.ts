/** Coming to an account and back to it: a new password, sign-up, the address that proves itself, an invitation. All before there is a session. */
import { type } from 'arktype';
import { Message, Otp } from '../common';
import { endpoints } from '../endpoint';

/** Whatever may be an address. Which text is one, and what a name may hold, the provider says in words. */
const Text = type('string <= 500');
const Password = type('string <= 200');
/** What came in a link of an e-mail. It travels in bodies alone: an address of a call is logged along its way. */
const Token = type('1 <= string <= 200');

/** SUP-06. Who invited whom to what; shown before anything is accepted. */
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
  /** Null where the provider does not tell. */
  isExistingUser: isExistingUser ?? null,
}));

export type Invitation = typeof Invitation.infer;

export const account = endpoints({
  /** Sends a code to the address. The answer is the same for an address that nobody has; 429 within 60 s of the last one. */
  requestPasswordReset: {
    method: 'POST',
    path: '/subsidiary/dashboard/forgot-password',
    public: true,
    body: type({ identifier: Text }),
    answer: Message,
    req: ['SES-08'],
    assumed: false,
  },
  /** The code, and the password that holds from now on; every session of that person ends. 400 when the code is wrong, late or was tried too often. */
  resetPassword: {
    method: 'POST',
    path: '/subsidiary/dashboard/reset-password',
    public: true,
    body: type({ identifier: Text, otp: Otp, password: Password }),
    answer: Message,
    req: ['SES-09'],
    assumed: true,
  },
  /** A person, a business of theirs, and an e-mail with a link. The confirmation of the password is never sent. 429 within 60 s of the last e-mail. */
  signUp: {
    method: 'POST',
    path: '/subsidiary/dashboard/signup',
    public: true,
    body: type({ firstName: Text, lastName: Text, userEmail: Text, mobileNumber: Text, name: Text, password: Password }),
    answer: Message,
    req: ['SUP-01', 'SUP-02', 'SUP-03'],
    assumed: false,
  },
  /** Sends the link of a sign-up again. The answer is the same whoever has the address; 429 within 60 s of the last one. */
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
   * The link of a sign-up, and the password that the sign-up chose: who opens the e-mail may not be who signed up. 400 when the link is unknown,
   * was used, or came too late; 401, and no expiry, when no sign-up of the address has this password.
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
  /** What an invitation is to. 400 as `acceptInvitation`. */
  readInvitation: {
    method: 'POST',
    path: '/subsidiary/dashboard/users/invitation',
    public: true,
    body: type({ token: Token }),
    answer: Invitation,
    req: ['SUP-06'],
    assumed: true,
  },
  /** The link of an invitation was followed: with a password by who is new, without one by who has an account. 400 when it is unknown, was used, or came too late. */
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
