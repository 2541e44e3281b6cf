/**
 * Verifies the address of a sign-up with the link from the email and the password of the sign-up. The link alone is not enough, because anybody
 * can sign up with another person's address.
 *
 * What can never happen: `Signin` is offered although the provider did not confirm; a link is submitted without a password; a link or a
 * password is kept after the provider settled the link.
 */
import { assign, emit, setup } from 'xstate';
import type { Emitted } from '../../kit/flow/emitted';
import { type Fault, faultGuards, faultIn, sentence } from '../../kit/flow/fault';
import { eventParams, outputOf } from '../../kit/flow/params';
import { port } from '../../kit/flow/port';
import { isVerified } from './emailVerification.rules';
import type {
  EmailVerificationContext,
  EmailVerificationEvent,
  EmailVerificationInput,
  LinkOpened,
  Verdict,
} from './emailVerification.types';

export const emailVerificationMachine = setup({
  types: {
    context: {} as EmailVerificationContext,
    events: {} as EmailVerificationEvent,
    input: {} as EmailVerificationInput,
    emitted: {} as Emitted,
    meta: {} as { req: string[] },
    tags: {} as 'busy',
  },
  actors: {
    verifyEmail: port<Verdict, LinkOpened>('verifyEmail', { calls: ['verifyEmail'] }),
  },
  guards: {
    hasToken: ({ context }) => context.token !== '',
    wasVerified: ({ context }) => isVerified(context.saidBefore),
    hasPassword: ({ context }) => context.password !== '',
    isOtherPassword: (_, { isOtherPassword }: Verdict) => isOtherPassword,
    isVerified: (_, { message }: Verdict) => isVerified(message),
    isVerifiedInside: ({ context }, { message }: Verdict) => context.hasSession && isVerified(message),
    ...faultGuards,
  },
  actions: {
    setPassword: assign({ password: (_, { password }: { password: string }) => password }),
    setMessage: assign({ message: (_, { message }: Verdict) => message, problem: null }),
    setRefusal: assign({ problem: (_, { message }: Verdict) => message || 'Unexpected Error!' }),
    setProblem: assign({ problem: (_, fault: Fault) => sentence(fault, 'Unexpected Error!') }),
    clearSecrets: assign({ token: '', password: '' }),
    clearProblem: assign({ problem: null }),
    notifyVerified: emit((_, { message }: Verdict) => ({ type: 'notice', tone: 'good', text: message })),
    navigate: emit((_, { to }: { to: string }) => ({ type: 'navigate', to })),
  },
}).createMachine({
  id: 'emailVerification',
  description: 'Verifies an email address from the link that was sent to it.',
  context: ({ input }) => ({ ...input, password: '', message: input.saidBefore, problem: null }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Checks the page address for a token.',
      meta: { req: ['SUP-05'] },
      always: [
        { guard: 'hasToken', target: 'editing' },
        { guard: 'wasVerified', target: 'verifiedBefore' },
        { target: 'incomplete' },
      ],
    },
    editing: {
      description: 'The user enters the password from sign-up. If the last attempt failed, the reason is shown.',
      meta: { req: ['SUP-05'] },
      on: {
        'password.changed': { actions: { type: 'setPassword', params: eventParams } },
        'verification.submitted': { guard: 'hasPassword', target: 'verifying', actions: 'clearProblem' },
        'page.left': { target: 'closed', actions: ['clearSecrets', { type: 'navigate', params: { to: '/' } }] },
      },
    },
    verifying: {
      description: 'The provider checks the link and the password.',
      meta: { req: ['SUP-05', 'SES-07'] },
      tags: 'busy',
      invoke: {
        id: 'verifyEmail',
        src: 'verifyEmail',
        input: ({ context: { token, password } }) => ({ token, password }),
        onDone: [
          {
            guard: { type: 'isOtherPassword', params: outputOf },
            target: 'editing',
            actions: { type: 'setRefusal', params: outputOf },
          },
          {
            guard: { type: 'isVerifiedInside', params: outputOf },
            target: 'closed',
            actions: [
              'clearSecrets',
              { type: 'notifyVerified', params: outputOf },
              { type: 'navigate', params: { to: '/dashboard' } },
            ],
          },
          {
            guard: { type: 'isVerified', params: outputOf },
            target: 'verified',
            actions: ['clearSecrets', { type: 'setMessage', params: outputOf }],
          },
          { target: 'notConfirmed', actions: ['clearSecrets', { type: 'setMessage', params: outputOf }] },
        ],
        onError: [
          {
            guard: { type: 'refused', params: faultIn },
            target: 'refused',
            actions: ['clearSecrets', { type: 'setProblem', params: faultIn }],
          },
          { target: 'editing', actions: { type: 'setProblem', params: faultIn } },
        ],
      },
    },
    verified: {
      description: 'The email address is verified, and the user can sign in.',
      meta: { req: ['SUP-05'] },
      on: { 'page.left': { target: 'closed', actions: { type: 'navigate', params: { to: '/' } } } },
    },
    verifiedBefore: {
      description: 'The page was reloaded after the email was verified. The link is discarded, and nothing is sent.',
      meta: { req: ['SUP-05'] },
      on: { 'page.left': { target: 'closed', actions: { type: 'navigate', params: { to: '/' } } } },
    },
    notConfirmed: {
      description: 'The provider answered but did not confirm the email address. Its message is shown.',
      meta: { req: ['SUP-05'] },
      on: { 'page.left': { target: 'closed', actions: { type: 'navigate', params: { to: '/' } } } },
    },
    refused: {
      description: 'The link is invalid, already used or expired.',
      meta: { req: ['SUP-05'] },
      on: { 'page.left': { target: 'closed', actions: { type: 'navigate', params: { to: '/' } } } },
    },
    incomplete: {
      description: 'The page was opened without a token.',
      meta: { req: ['SUP-05'] },
      on: { 'page.left': { target: 'closed', actions: { type: 'navigate', params: { to: '/' } } } },
    },
    closed: {
      type: 'final',
      description: 'The user continues to the sign-in page, or to the dashboard if signed in.',
      meta: { req: ['SUP-05', 'SES-07'] },
    },
  },
});
