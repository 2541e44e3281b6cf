import type { signInCases } from '../../../machines/access/signIn/signIn.cases';
import type { signInMachine } from '../../../machines/access/signIn/signIn.machine';
import { answering, codeEndings, type Model, type StateOf } from '../model';

const HOLDS = ['login', 'completeLogin', 'resendLoginCode', 'loadProfile'] as const;

/** Signing in, in a user's words. */
export const signInModel = {
  req: ['SES-01', 'SES-02', 'SES-03', 'SES-04'],
  starts: {
    fresh: { path: '/', as: null, holds: HOLDS },
    resumed: {
      path: '/2fa-signin',
      as: null,
      bookmark: { flow: 'attempt', bookmark: { email: 'amaka.obi@bluecrest.test', sentAt: 0 } },
      holds: HOLDS,
    },
  },
  events: {
    'email.changed': (I, { email }: { email: string }) => I.fill('Email', email),
    'password.changed': (I, { password }: { password: string }) => I.fill('Password', password),
    'signIn.submitted': (I) => I.press('Sign in'),
  },
  ports: { login: answering('login') },
  children: { otp: codeEndings('Verify', 'completeLogin', 'Back to sign in', () => 'network') },
  states: {
    'credentials.typing': (I) => I.see('Sign in'),
    'credentials.incomplete': (I) => I.see('Sign in'),
    submitting: (I) => I.seeBusy('Sign in'),
    secondFactor: async (I) => {
      await I.seeHeading('Enter your code');
      await I.see('We sent a code to amaka.obi@bluecrest.test.');
      await I.seeDisabled('Verify');
    },
    signedIn: (I) => I.see('Loading your dashboard…'),
  },
  outOfReach: {
    'signIn.starting | always | 0': 'A path opens a page of its own, so there is no sign-in to resume.',
  },
} satisfies Model<typeof signInCases, StateOf<typeof signInMachine>, 'starting'>;
