/**
 * Shows an invitation and accepts it. A new user sets a first password, an existing user only confirms.
 *
 * What can never happen: an invitation is accepted that was not shown; an existing user is asked for a password; a password is kept after it
 * was accepted, or a link after its response.
 */
import { assign, emit, setup } from 'xstate';
import type { Invitation } from '../../../contract/access/account';
import type { Emitted } from '../../kit/flow/emitted';
import { type Fault, faultGuards, faultIn, sentence } from '../../kit/flow/fault';
import { outputOf } from '../../kit/flow/params';
import { port } from '../../kit/flow/port';
import type { FormOutput } from '../../kit/form/form.types';
import type { Said } from '../../kit/otp/otp.types';
import { firstPasswordMachine } from './firstPassword.machine';
import { emptyPassword, hasAccount } from './invitation.rules';
import type { InvitationContext, InvitationEvent, InvitationInput } from './invitation.types';

/** The provider's message for a new user's password. */
const saidIn = ({ event }: { readonly event: { readonly output: FormOutput<Said> } }): Said =>
  event.output.result === 'saved' ? event.output.answer : { message: '' };

const resultOf = ({ event }: { readonly event: { readonly output: FormOutput<Said> } }) => ({ result: event.output.result });

export const invitationMachine = setup({
  types: {
    context: {} as InvitationContext,
    events: {} as InvitationEvent,
    input: {} as InvitationInput,
    emitted: {} as Emitted,
    meta: {} as { req: string[] },
    tags: {} as 'busy',
    children: {} as { password: 'password' },
  },
  actors: {
    readInvitation: port<Invitation, { readonly token: string }>('readInvitation', { calls: ['readInvitation'] }),
    acceptInvitation: port<Said, { readonly token: string }>('acceptInvitation', { calls: ['acceptInvitation'] }),
    password: firstPasswordMachine,
  },
  guards: {
    hasToken: ({ context }) => context.token !== '',
    wasAccepted: ({ context }) => context.saidBefore !== null,
    hasAccount: ({ context }, invitation: Invitation) => hasAccount(context, invitation),
    hasSession: ({ context }) => context.hasSession,
    /** Cancelled, or without a session. */
    endedUnsaved: (_, { result }: { result: string }) => result !== 'saved',
    ...faultGuards,
  },
  actions: {
    setInvitation: assign({ invitation: (_, invitation: Invitation) => invitation, problem: null }),
    setMessage: assign({ message: (_, { message }: Said) => message, problem: null }),
    setProblem: assign({ problem: (_, fault: Fault) => sentence(fault, 'Unexpected Error!') }),
    clearToken: assign({ token: '' }),
    clearProblem: assign({ problem: null }),
    notifyAccepted: emit((_, { message }: Said) => ({ type: 'notice', tone: 'good', text: message || 'Accepted' })),
    navigate: emit((_, { to }: { to: string }) => ({ type: 'navigate', to })),
  },
}).createMachine({
  id: 'invitation',
  description: 'Accepts an invitation from its link.',
  context: ({ input }) => ({ ...input, invitation: null, message: input.saidBefore ?? '', problem: null }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Checks the page address for a token.',
      meta: { req: ['SUP-06'] },
      always: [
        { guard: 'hasToken', target: 'loading' },
        { guard: 'wasAccepted', target: 'acceptedBefore' },
        { target: 'incomplete' },
      ],
    },
    loading: {
      description: 'The provider returns the details of the invitation.',
      meta: { req: ['SUP-06', 'SES-07'] },
      tags: 'busy',
      invoke: {
        id: 'readInvitation',
        src: 'readInvitation',
        input: ({ context: { token } }) => ({ token }),
        onDone: [
          {
            guard: { type: 'hasAccount', params: outputOf },
            target: 'confirming',
            actions: { type: 'setInvitation', params: outputOf },
          },
          { target: 'choosing', actions: { type: 'setInvitation', params: outputOf } },
        ],
        onError: [
          {
            guard: { type: 'refused', params: faultIn },
            target: 'refused',
            actions: ['clearToken', { type: 'setProblem', params: faultIn }],
          },
          { target: 'loadFailed', actions: { type: 'setProblem', params: faultIn } },
        ],
      },
    },
    loadFailed: {
      description: 'The invitation failed to load. The user can retry.',
      meta: { req: ['SUP-06'] },
      on: {
        'invitation.retry': { target: 'loading', actions: 'clearProblem' },
        'page.left': { target: 'closed', actions: ['clearToken', { type: 'navigate', params: { to: '/' } }] },
      },
    },
    confirming: {
      description: 'An existing user reviews the invitation and accepts it.',
      meta: { req: ['SUP-06'] },
      on: {
        'invitation.confirmed': { target: 'accepting', actions: 'clearProblem' },
        'page.left': { target: 'closed', actions: ['clearToken', { type: 'navigate', params: { to: '/' } }] },
      },
    },
    accepting: {
      description: 'The provider records that the invitation was accepted.',
      meta: { req: ['SUP-06'] },
      tags: 'busy',
      invoke: {
        id: 'acceptInvitation',
        src: 'acceptInvitation',
        input: ({ context: { token } }) => ({ token }),
        onDone: [
          {
            guard: 'hasSession',
            target: 'closed',
            actions: [
              'clearToken',
              { type: 'notifyAccepted', params: outputOf },
              { type: 'navigate', params: { to: '/dashboard' } },
            ],
          },
          { target: 'accepted', actions: ['clearToken', { type: 'setMessage', params: outputOf }] },
        ],
        onError: [
          {
            guard: { type: 'refused', params: faultIn },
            target: 'refused',
            actions: ['clearToken', { type: 'setProblem', params: faultIn }],
          },
          { target: 'confirming', actions: { type: 'setProblem', params: faultIn } },
        ],
      },
    },
    choosing: {
      description: 'A new user reviews the invitation and sets a password.',
      meta: { req: ['SUP-06'] },
      invoke: {
        id: 'password',
        src: 'password',
        input: ({ context: { token } }) => ({ subject: token, initialValues: emptyPassword, draft: null }),
        onDone: [
          {
            guard: { type: 'endedUnsaved', params: resultOf },
            target: 'closed',
            actions: ['clearToken', { type: 'navigate', params: { to: '/' } }],
          },
          {
            guard: 'hasSession',
            target: 'closed',
            actions: [
              'clearToken',
              { type: 'notifyAccepted', params: saidIn },
              { type: 'navigate', params: { to: '/dashboard' } },
            ],
          },
          { target: 'accepted', actions: ['clearToken', { type: 'setMessage', params: saidIn }] },
        ],
      },
    },
    accepted: {
      description: 'The user has access to the business and can sign in.',
      meta: { req: ['SUP-06'] },
      on: { 'page.left': { target: 'closed', actions: { type: 'navigate', params: { to: '/' } } } },
    },
    acceptedBefore: {
      description: 'The page was reloaded after the invitation was accepted. The confirmation is shown again.',
      meta: { req: ['SUP-06'] },
      on: { 'page.left': { target: 'closed', actions: { type: 'navigate', params: { to: '/' } } } },
    },
    refused: {
      description: 'The link is invalid, already used or expired, or the invitation was withdrawn.',
      meta: { req: ['SUP-06'] },
      on: { 'page.left': { target: 'closed', actions: { type: 'navigate', params: { to: '/' } } } },
    },
    incomplete: {
      description: 'The page was opened without a token.',
      meta: { req: ['SUP-06'] },
      on: { 'page.left': { target: 'closed', actions: { type: 'navigate', params: { to: '/' } } } },
    },
    closed: {
      type: 'final',
      description: 'The user continues to the sign-in page, or to the dashboard if signed in.',
      meta: { req: ['SUP-06', 'SES-07'] },
    },
  },
});
