import type { emailVerificationCases } from '../../../machines/access/emailVerification/emailVerification.cases';
import type { emailVerificationMachine } from '../../../machines/access/emailVerification/emailVerification.machine';
import { answering, leavingLink, type Model, type StateOf } from '../model';

/** Opening the link of a sign-up, in a user's words. */
export const emailVerificationModel = {
  req: ['SUP-05'],
  starts: {
    opened: { path: '/onboarding/{token}', as: null, letter: 'verification', holds: ['verifyEmail'] },
    inside: { path: '/onboarding/{token}', as: 'tunde.bello@bluecrest.test', letter: 'verification', holds: ['verifyEmail'] },
    reloaded: {
      path: '/onboarding',
      as: null,
      bookmark: { flow: 'emailVerified', bookmark: { message: 'Thank you, user verification successful' } },
      holds: ['verifyEmail'],
    },
    cut: { path: '/onboarding', as: null, holds: ['verifyEmail'] },
  },
  events: {
    'password.changed': (I, { password }: { password: string }) => I.fill('Password', password),
    'verification.submitted': async (I, _: object, ahead) => {
      if (ahead('verifyEmail')?.name === 'otherPassword') await I.fill('Password', 'Somebody#1');
      await I.press('Verify email');
    },
    'page.left': leavingLink('emailVerification.verified'),
  },
  ports: { verifyEmail: answering('verifyEmail') },
  children: {},
  states: {
    editing: (I) => I.see('Verify your email'),
    verifying: (I) => I.see('Verify your email'),
    verifiedBefore: (I) => I.see('Email verified'),
    verified: (I) => I.see('Signin'),
    notConfirmed: (I) => I.see('Your email isn’t verified yet'),
    refused: (I) => I.see('We couldn’t verify your email'),
    incomplete: (I) => I.see('This link is incomplete'),
    closed: (I) => I.see(/^(Sign in|Bluecrest Stores)$/),
  },
  outOfReach: {},
} satisfies Model<typeof emailVerificationCases, StateOf<typeof emailVerificationMachine>, 'starting'>;
