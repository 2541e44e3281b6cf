import { type Cases, everyFault } from '../kit/cases';
import type { emailVerificationMachine } from './emailVerification.machine';

export const emailVerificationCases = {
  inputs: {
    opened: { token: 'token', hasSession: false },
    inside: { token: 'token', hasSession: true },
    cut: { token: '', hasSession: false },
  },
  events: { 'verification.askedAgain': { now: {} }, 'page.left': { now: {} } },
  ports: {
    verifyEmail: {
      answers: { verified: { message: 'Thank you, user verification successful' }, undecided: { message: 'We look into it' } },
      fails: everyFault,
    },
  },
  children: {},
  remember: ({ token, hasSession }) => [token, hasSession],
} satisfies Cases<typeof emailVerificationMachine>;
