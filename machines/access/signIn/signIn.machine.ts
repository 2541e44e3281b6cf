/**
 * Signs in with email and password, and with a code if the provider requires one.
 *
 * What can never happen: a password kept after use after it was accepted, or a code after it was used; a code is requested before the password was
 * accepted, here or before a reload. After a lost response the merchant tries again, because nothing moved.
 */
import { assign, emit, setup } from 'xstate';
import type { Business } from '../../../contract/access/session';
import type { Emitted } from '../../kit/flow/emitted';
import { type Fault, faultGuards, faultIn, sentence } from '../../kit/flow/fault';
import { childResult, eventParams, outputOf, resultGuards } from '../../kit/flow/params';
import { port } from '../../kit/flow/port';
import { otpMachine } from '../../kit/otp/otp.machine';
import { sentAtIn } from '../../kit/otp/otp.rules';
import { isComplete } from './signIn.rules';
import type { Credentials, SignedIn, SignInContext, SignInEvent, SignInInput, SignInOutput } from './signIn.types';

export const signInMachine = setup({
  types: {
    context: {} as SignInContext,
    input: {} as SignInInput,
    events: {} as SignInEvent,
    output: {} as SignInOutput,
    emitted: {} as Emitted,
    meta: {} as { req: string[] },
    tags: {} as 'busy',
    children: {} as { otp: 'otp' },
  },
  actors: {
    login: port<SignedIn, Credentials>('login', { calls: ['login'] }),
    otp: otpMachine<SignedIn>({ verify: 'completeLogin', resend: 'resendLoginCode' }),
  },
  guards: {
    awaitsCode: ({ context }) => context.sentAt !== null,
    isComplete: ({ context }) => isComplete(context),
    requiresOtp: (_, { complete }: SignedIn) => !complete,
    ...resultGuards,
    ...faultGuards,
  },
  actions: {
    setEmail: assign({ email: (_, { email }: { email: string }) => email }),
    setPassword: assign({ password: (_, { password }: { password: string }) => password }),
    clearPassword: assign({ password: '' }),
    setMessage: assign({ message: (_, { message }: SignedIn) => message, problem: null, sentAt: () => Date.now() }),
    setSentAt: assign({ sentAt: ({ context }, { sentAt }: { sentAt: number | null }) => sentAt ?? context.sentAt }),
    clearAttempt: assign({ sentAt: null, message: '' }),
    setBusinesses: assign({ businesses: (_, { businesses }: { businesses: readonly Business[] }) => businesses }),
    setProblem: assign({ problem: (_, fault: Fault) => sentence(fault, 'Unexpected Error!') }),
    setProblemText: assign({ problem: (_, { text }: { text: string }) => text }),
    clearProblem: assign({ problem: null }),
    navigate: emit((_, { to }: { to: string }) => ({ type: 'navigate', to })),
  },
}).createMachine({
  id: 'signIn',
  description: 'Signs in with an email and password, and a code if required.',
  context: ({ input: { attempt } }) => ({
    email: attempt?.email ?? '',
    sentAt: attempt?.sentAt ?? null,
    password: '',
    problem: null,
    message: '',
    businesses: [],
  }),
  output: ({ context }) => ({ result: 'signedIn', businesses: context.businesses }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Checks whether a code was already requested before the page was reloaded.',
      meta: { req: ['SES-03'] },
      always: [{ guard: 'awaitsCode', target: 'secondFactor' }, { target: 'credentials' }],
    },
    credentials: {
      description: 'The merchant enters the email and password.',
      meta: { req: ['SES-01', 'SES-04'] },
      initial: 'typing',
      on: {
        'email.changed': { actions: { type: 'setEmail', params: eventParams } },
        'password.changed': { actions: { type: 'setPassword', params: eventParams } },
        'signIn.submitted': [{ guard: 'isComplete', target: 'submitting', actions: 'clearProblem' }, { target: '.incomplete' }],
      },
      states: {
        typing: { description: 'Nothing has been sent, or the last attempt was refused and can be corrected.' },
        incomplete: { description: 'The email or the password is missing. The error is shown, and nothing is sent.' },
      },
    },
    submitting: {
      description: 'The provider checks the email and password.',
      meta: { req: ['SES-02', 'SES-03', 'SES-04'] },
      tags: 'busy',
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context: { email, password } }) => ({ email: email.trim(), password }),
        onDone: [
          {
            guard: { type: 'requiresOtp', params: outputOf },
            target: 'secondFactor',
            actions: [
              'clearPassword',
              { type: 'setMessage', params: outputOf },
              { type: 'navigate', params: { to: '/2fa-signin' } },
            ],
          },
          { target: 'signedIn', actions: ['clearPassword', { type: 'setBusinesses', params: outputOf }] },
        ],
        onError: { target: 'credentials', actions: { type: 'setProblem', params: faultIn } },
      },
    },
    secondFactor: {
      description: 'The merchant enters the code that was sent.',
      meta: { req: ['SES-03'] },
      invoke: {
        id: 'otp',
        src: 'otp',
        input: ({ context: { email, sentAt } }) => ({
          subject: email.trim(),
          failureMessage: 'Unexpected Error!',
          sentAt,
        }),
        onDone: [
          {
            guard: childResult('verified'),
            target: 'signedIn',
            actions: {
              type: 'setBusinesses',
              params: ({ event }) => ({ businesses: event.output.result === 'verified' ? event.output.answer.businesses : [] }),
            },
          },
          {
            guard: childResult('tooManyAttempts'),
            target: 'credentials',
            actions: [
              'clearAttempt',
              { type: 'setProblemText', params: { text: 'Too many attempts. Sign in again to get a new code.' } },
              { type: 'navigate', params: { to: '/' } },
            ],
          },
          {
            guard: childResult('noResponse'),
            target: 'secondFactor',
            reenter: true,
            actions: [
              {
                type: 'setSentAt',
                params: ({ event }) => ({
                  sentAt: sentAtIn(event.output),
                }),
              },
              {
                type: 'setProblemText',
                params: { text: 'We didn’t get a response. Re-enter the code, or sign in again.' },
              },
            ],
          },
          { target: 'credentials', actions: ['clearAttempt', 'clearProblem', { type: 'navigate', params: { to: '/' } }] },
        ],
      },
    },
    signedIn: { type: 'final', description: 'The merchant is signed in.', meta: { req: ['SES-02', 'SES-12'] } },
  },
});
