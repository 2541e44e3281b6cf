import { type Cases, everyFault } from '../kit/cases';
import type { emailVerificationMachine } from './emailVerification.machine';

export const emailVerificationCases = {
  inputs: {
    opened: { token: 'token', hasSession: false, saidBefore: '' },
    inside: { token: 'token', hasSession: true, saidBefore: '' },
    cut: { token: '', hasSession: false, saidBefore: '' },
    reloaded: { token: '', hasSession: false, saidBefore: 'Thank you, user verification successful' },
  },
  events: { 'verification.askedAgain': { now: {} }, 'page.left': { now: {} } },
  ports: {
    verifyEmail: {
      answers: { verified: { message: 'Thank you, user verification successful' }, undecided: { message: 'We look into it' } },
      fails: everyFault,
    },
  },
  children: {},
  remember: ({ token, hasSession, saidBefore }) => [token, hasSession, saidBefore],
} satisfies Cases<typeof emailVerificationMachine>;
