/**
 * The link of a sign-up was opened: the provider is told, and says whether the address is verified.
 *
 * What can never happen: `Signin` is offered although the provider did not say so; somebody who is signed in is sent on before the link was tried;
 * a link is kept once the provider has answered it.
 */
import { assign, emit, setup } from 'xstate';
import type { Emitted } from '../kit/emitted';
import { type Fault, faultGuards, faultIn, sentence } from '../kit/fault';
import type { Said } from '../kit/otp.types';
import { answer } from '../kit/params';
import { port } from '../kit/port';
import { isVerified } from './emailVerification.rules';
import type { EmailVerificationContext, EmailVerificationEvent, EmailVerificationInput } from './emailVerification.types';

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
    verifyEmail: port<Said, { readonly token: string }>('verifyEmail', { calls: ['verifyEmail'] }),
  },
  guards: {
    hasToken: ({ context }) => context.token !== '',
    wasVerified: ({ context }) => isVerified(context.saidBefore),
    isVerified: (_, { message }: Said) => isVerified(message),
    isVerifiedInside: ({ context }, { message }: Said) => context.hasSession && isVerified(message),
    ...faultGuards,
  },
  actions: {
    keepMessage: assign({ message: (_, { message }: Said) => message, problem: null }),
    keepProblem: assign({ problem: (_, fault: Fault) => sentence(fault, 'Unexpected Error!') }),
    forgetToken: assign({ token: '' }),
    forgetProblem: assign({ problem: null }),
    noticeVerified: emit((_, { message }: Said) => ({ type: 'notice', tone: 'good', text: message })),
    goTo: emit((_, { to }: { to: string }) => ({ type: 'navigate', to })),
  },
}).createMachine({
  id: 'emailVerification',
  description: 'The link that verifies an address was opened.',
  context: ({ input }) => ({ ...input, message: input.saidBefore, problem: null }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Looks whether the address of the page has a token.',
      meta: { req: ['SUP-05'] },
      always: [
        { guard: 'hasToken', target: 'verifying' },
        { guard: 'wasVerified', target: 'verifiedBefore' },
        { target: 'incomplete' },
      ],
    },
    verifying: {
      description: 'The provider is told that the link was opened.',
      meta: { req: ['SUP-05', 'SES-07'] },
      tags: 'busy',
      invoke: {
        id: 'verifyEmail',
        src: 'verifyEmail',
        input: ({ context: { token } }) => ({ token }),
        onDone: [
          {
            guard: { type: 'isVerifiedInside', params: answer },
            target: 'closed',
            actions: ['forgetToken', { type: 'noticeVerified', params: answer }, { type: 'goTo', params: { to: '/dashboard' } }],
          },
          {
            guard: { type: 'isVerified', params: answer },
            target: 'verified',
            actions: ['forgetToken', { type: 'keepMessage', params: answer }],
          },
          { target: 'unconfirmed', actions: ['forgetToken', { type: 'keepMessage', params: answer }] },
        ],
        onError: [
          {
            guard: { type: 'refused', params: faultIn },
            target: 'refused',
            actions: ['forgetToken', { type: 'keepProblem', params: faultIn }],
          },
          { target: 'failed', actions: { type: 'keepProblem', params: faultIn } },
        ],
      },
    },
    verified: {
      description: 'The address is verified, and its person can sign in.',
      meta: { req: ['SUP-05'] },
      on: { 'page.left': { target: 'closed', actions: { type: 'goTo', params: { to: '/' } } } },
    },
    verifiedBefore: {
      description: 'The page was loaded again after the address was verified. The link is gone, and nothing is sent.',
      meta: { req: ['SUP-05'] },
      on: { 'page.left': { target: 'closed', actions: { type: 'goTo', params: { to: '/' } } } },
    },
    unconfirmed: {
      description: 'The provider answered, and did not say that the address is verified: its words stand there.',
      meta: { req: ['SUP-05'] },
      on: { 'page.left': { target: 'closed', actions: { type: 'goTo', params: { to: '/' } } } },
    },
    refused: {
      description: 'The link is not valid, was used, or came too late.',
      meta: { req: ['SUP-05'] },
      on: { 'page.left': { target: 'closed', actions: { type: 'goTo', params: { to: '/' } } } },
    },
    failed: {
      description: 'No answer came back; it can be tried again.',
      meta: { req: ['SUP-05'] },
      on: {
        'verification.askedAgain': { target: 'verifying', actions: 'forgetProblem' },
        'page.left': { target: 'closed', actions: ['forgetToken', { type: 'goTo', params: { to: '/' } }] },
      },
    },
    incomplete: {
      description: 'The page was opened without the token of a link.',
      meta: { req: ['SUP-05'] },
      on: { 'page.left': { target: 'closed', actions: { type: 'goTo', params: { to: '/' } } } },
    },
    closed: {
      type: 'final',
      description: 'The person went on: to the sign-in, or to the desk where they are signed in.',
      meta: { req: ['SUP-05', 'SES-07'] },
    },
  },
});
