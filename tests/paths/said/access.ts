import { LEAVING, type SaidByFlow } from './said';

export const saidInAccess: SaidByFlow = {
  emailVerification: [
    {
      in: ['editing', 'verifying'],
      says: [
        'Verify your email',
        'Enter your password to confirm your email.',
        'Forgot it? Sign up again with the same email.',
        'Verify email',
        'Didn’t sign up? Close this page, and no account is created.',
        'Password',
      ],
      offers: ['Show password'],
    },
    { in: ['editing', 'refused', 'notConfirmed'], offers: ['Go to Kontor'] },
    {
      in: ['refused'],
      says: ['We couldn’t verify your email', 'If you’ve already verified it, sign in. If not, sign up again to get a new link.'],
    },
    { in: ['verified'], says: ['Email verified', 'Thank you, user verification successful'], offers: ['Signin'] },
    { in: ['notConfirmed'], says: ['Your email isn’t verified yet', 'We are reviewing it'] },
    { in: ['editing'], offers: ['Verify email'] },
    { in: ['editing?'], says: ['This is not the password of your sign-up', 'Unexpected Error!'] },
  ],
  invitation: [
    { in: ['loadFailed'], says: ['We couldn’t load your invitation'], offers: ['Try again'] },
    { in: ['loadFailed', 'confirming', 'accepting', 'refused'], offers: ['Go to Kontor'] },
    { in: ['loading'], says: ['Loading your invitation…'] },
    {
      in: ['choosing', 'confirming', 'accepting'],
      says: ['You’ve been invited', 'Business', 'Role', 'Viewer', 'Invited by', 'Accept invitation', 'Email'],
    },
    {
      in: ['choosing'],
      says: [
        'Password',
        'At least 8 characters, with a lowercase letter, an uppercase letter, a number and a special character.',
        'Confirm password',
      ],
      offers: ['Show password', 'Back to sign in'],
    },
    { in: ['confirming', 'accepting'], says: ['You already have an account. Your password won’t change.'] },
    { in: ['accepted'], says: ['Invitation accepted'], offers: ['Signin'] },
    {
      in: ['refused'],
      says: [
        'You can’t accept this invitation',
        'If you’ve already accepted it, sign in. If not, ask the person who invited you for a new one.',
      ],
    },
    { in: ['choosing', 'confirming'], offers: ['Accept invitation'] },
  ],
  signIn: [
    {
      in: ['credentials.typing', 'submitting', 'credentials.incomplete'],
      says: [
        'Sign in',
        'Email',
        'Password',
        'Forgot your password? Reset here',
        'New to Kontor? Create an Account',
        'We may email you a code to confirm it’s you.',
      ],
      offers: ['Show password', 'Reset here', 'Create an Account'],
    },
    {
      in: ['secondFactor'],
      says: ['Enter your code', 'Your code', 'Verify', 'We sent a code to amaka.obi@bluecrest.test.'],
      offers: ['Back to sign in'],
    },
    { in: ['credentials.typing?'], says: ['Too many attempts. Sign in again to get a new code.'] },
    { in: ['signedIn'], says: ['Dashboard'] },
    { in: ['credentials.incomplete?'], says: ['Enter your password.'] },
    { in: ['credentials.typing', 'credentials.incomplete'], offers: ['Sign in'] },
  ],
  newPassword: [
    {
      in: ['editing.typing', 'submitting', 'editing.incomplete'],
      says: [
        'Choose a new password',
        'If ada@crafts.test has an account, we’ve sent a code to it.',
        'Code',
        'New password',
        'At least 8 characters, with a lowercase letter, an uppercase letter, a number and a special character.',
        'Confirm password',
        'Change password',
      ],
      offers: ['Back to sign in', 'Show password'],
    },
    LEAVING,
    {
      in: ['editing.typing?'],
      says: [
        'We stopped waiting, but it may still have been saved. Check before you submit again.',
        'We’ve kept what you entered. Check it, then try again.',
      ],
    },
    { in: ['editing.incomplete'], says: ['Password must be at least 8 characters', 'Confirm Password is required'] },
    { in: ['editing.typing', 'editing.incomplete'], offers: ['Change password'] },
  ],
  resetRequest: [
    {
      in: ['editing.typing', 'editing.incomplete', 'submitting'],
      says: ['Reset your password', 'Your email', 'If this email has an account, we’ll send it a code.', 'Send code'],
      offers: ['Cancel'],
    },
    { in: ['leaving'], says: ['Leave without saving?', 'Your unsaved changes will be lost.'], offers: ['Keep editing', 'Leave'] },
    {
      in: ['editing.typing?'],
      says: [
        'We stopped waiting, but it may still have been saved. Check before you submit again.',
        'We’ve kept what you entered. Check it, then try again.',
      ],
    },
    { in: ['editing.typing', 'editing.incomplete', 'leaving', 'submitting'], offers: ['Close'] },
    { in: ['editing.typing?', 'editing.incomplete'], offers: ['Send code'] },
  ],
  signUp: [
    {
      in: ['editing.typing', 'submitting', 'editing.incomplete'],
      says: [
        'Create an account',
        'First name',
        'Last name',
        'Mobile number',
        'Business name',
        'At least 8 characters, with a lowercase letter, an uppercase letter, a number and a special character.',
        'Confirm password',
        'Create account',
        'Email',
        'Password',
      ],
      offers: ['Show password', 'Back to sign in'],
    },
    LEAVING,
    {
      in: ['editing.typing?'],
      says: [
        'We stopped waiting, but it may still have been saved. Check before you submit again.',
        'We’ve kept what you entered. Check it, then try again.',
      ],
    },
    {
      in: ['editing.incomplete'],
      says: [
        'Last name is required',
        'Email is required',
        'Mobile number must be 11 digits',
        'Business name is required',
        'Password must be at least 8 characters',
        'Confirm Password is required',
      ],
    },
    { in: ['editing.typing', 'editing.incomplete'], offers: ['Create account'] },
  ],
  passwordCode: [
    {
      in: ['ready', 'sending', 'waiting'],
      says: [
        'Choose a new password',
        'If ada@crafts.test has an account, we’ve sent a code to it.',
        'Code',
        'New password',
        'At least 8 characters, with a lowercase letter, an uppercase letter, a number and a special character.',
        'Confirm password',
      ],
      offers: ['Show password', 'Change password', 'Back to sign in'],
    },
    { in: ['ready', 'sending'], says: ['Resend code'] },
    { in: ['ready'], offers: ['Resend code'] },
  ],
  verificationMail: [
    {
      in: ['ready', 'sending', 'waiting'],
      says: [
        'Check your email',
        'We sent an email to ada@crafts.test. Open the link in it to verify your address, then sign in. The link expires in 24 hours.',
      ],
      offers: ['Open the test outbox', 'Back to sign in'],
    },
    { in: ['ready', 'sending'], says: ['Resend email'] },
    { in: ['ready'], offers: ['Resend email'] },
  ],
};
