import { type Cases, everyFault } from '../../kit/flow/cases';
import type { emailVerificationMachine } from './emailVerification.machine';

export const emailVerificationCases = {
  inputs: {
    opened: { token: 'token', hasSession: false, saidBefore: '' },
    inside: { token: 'token', hasSession: true, saidBefore: '' },
    cut: { token: '', hasSession: false, saidBefore: '' },
    reloaded: { token: '', hasSession: false, saidBefore: 'Thank you, user verification successful' },
  },
  events: {
    'password.changed': { chosen: { password: 'Bluecrest#2026' } },
    'verification.submitted': { now: {} },
    'page.left': { now: {} },
  },
  ports: {
    verifyEmail: {
      answers: {
        verified: { message: 'Thank you, user verification successful', isOtherPassword: false },
        undecided: { message: 'We are reviewing it', isOtherPassword: false },
        otherPassword: { message: 'This is not the password of your sign-up', isOtherPassword: true },
      },
      fails: everyFault,
    },
  },
  children: {},
  remember: ({ token, password, hasSession, saidBefore, problem }) => [token, password, hasSession, saidBefore, problem !== null],
} satisfies Cases<typeof emailVerificationMachine>;
