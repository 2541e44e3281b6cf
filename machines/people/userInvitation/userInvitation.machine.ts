/**
 * Somebody is asked to act for the business (USR-02). The address is looked up a moment after it was typed: somebody who is here already cannot
 * be asked, somebody with an account elsewhere needs a role alone, anybody else also a name and a number.
 *
 * What can never happen: an invitation without a role; one to somebody who is here already; a code that stands beside another address than its
 * own; what was typed is lost. After a lost answer the address is looked up again before anything can be sent.
 */
import { assign, emit, setup } from 'xstate';
import { assertPresent } from '../../kit/assertPresent';
import type { Emitted } from '../../kit/emitted';
import { type Fault, faultGuards, faultIn, sentence } from '../../kit/fault';
import type { Said } from '../../kit/otp.types';
import { eventParams, eventPatch, outputOf } from '../../kit/params';
import { port } from '../../kit/port';
import { blank, blockers, canBeChecked, invitedBy, isElsewhere, isHere } from './userInvitation.rules';
import type {
  Draft,
  Invited,
  UserInvitationContext,
  UserInvitationEvent,
  UserInvitationInput,
  UserInvitationOutput,
} from './userInvitation.types';

/** USR-02, in the documents' words. */
const HERE = 'User already exist on this subsidiary';

export const userInvitationMachine = setup({
  types: {
    context: {} as UserInvitationContext,
    events: {} as UserInvitationEvent,
    input: {} as UserInvitationInput,
    output: {} as UserInvitationOutput,
    emitted: {} as Emitted,
    meta: {} as { req: string[] },
    tags: {} as 'busy',
  },
  actors: {
    check: port<{ readonly statusCode: string }, { readonly email: string }>('userInvitation.check', {
      calls: ['checkUserExists'],
    }),
    send: port<Said, Invited>('userInvitation.send', { calls: ['createUser'] }),
  },
  guards: {
    hasAddress: ({ context }) => canBeChecked(context.draft.email),
    canBeChecked: (_, { email }: { email: string }) => canBeChecked(email),
    isHere: (_, { statusCode }: { statusCode: string }) => isHere(statusCode),
    isElsewhere: (_, { statusCode }: { statusCode: string | null }) => isElsewhere(statusCode),
    isComplete: ({ context }) => blockers(context).length === 0,
    refusedTheKnown: ({ context }, fault: Fault) => faultGuards.refused(null, fault) && isElsewhere(context.code),
    ...faultGuards,
  },
  actions: {
    keepDraft: assign({ draft: ({ context }, changed: Partial<Draft>) => ({ ...context.draft, ...changed }), problem: null }),
    keepCode: assign({ code: (_, { statusCode }: { statusCode: string }) => statusCode }),
    forgetCode: assign({ code: null }),
    keepUnchecked: assign({ problem: (_, fault: Fault) => sentence(fault, "We couldn't check this email.") }),
    keepProblem: assign({ problem: (_, fault: Fault) => sentence(fault, "We couldn't send the invitation. Try again.") }),
    forgetProblem: assign({ problem: null }),
    noticeHere: emit({ type: 'notice', tone: 'bad', text: HERE }),
    noticeSent: emit((_, { message }: Said) => ({ type: 'notice', tone: 'good', text: message || 'The invitation was sent.' })),
    reportExpiry: emit({ type: 'sessionExpired' }),
  },
  delays: { typingPause: 400 },
}).createMachine({
  id: 'userInvitation',
  description: 'Invites a user to the business with a role.',
  meta: { req: ['USR-02'] },
  context: ({ input }) => ({ draft: input.draft ?? blank, code: null, problem: null }),
  output: ({ event }) => event.output as UserInvitationOutput,
  initial: 'asking',
  states: {
    asking: {
      description: 'The merchant enters an email, which is checked while the form is filled in.',
      initial: 'addressing',
      on: {
        'email.changed': [
          {
            guard: { type: 'canBeChecked', params: eventParams },
            target: '.settling',
            actions: [{ type: 'keepDraft', params: eventPatch }, 'forgetCode'],
          },
          { target: '.addressing', actions: [{ type: 'keepDraft', params: eventPatch }, 'forgetCode'] },
        ],
        dismissed: 'closed',
      },
      states: {
        addressing: {
          description: 'The email is incomplete. A complete email from a draft is checked again.',
          always: { guard: 'hasAddress', target: 'settling' },
        },
        settling: {
          description: 'The merchant may still be typing.',
          tags: 'busy',
          after: { typingPause: 'checking' },
          on: { 'email.blurred': 'checking' },
        },
        checking: {
          description: 'The provider checks whether the email is known.',
          tags: 'busy',
          entry: 'forgetCode',
          invoke: {
            id: 'check',
            src: 'check',
            input: ({ context }) => ({ email: context.draft.email.trim() }),
            onDone: [
              {
                guard: { type: 'isHere', params: outputOf },
                target: 'here',
                actions: [{ type: 'keepCode', params: outputOf }, 'noticeHere'],
              },
              {
                guard: { type: 'isElsewhere', params: outputOf },
                target: 'known',
                actions: { type: 'keepCode', params: outputOf },
              },
              { target: 'fresh', actions: { type: 'keepCode', params: outputOf } },
            ],
            onError: [
              { guard: { type: 'sessionExpired', params: faultIn }, target: '#userInvitation.left' },
              { target: 'unchecked', actions: { type: 'keepUnchecked', params: faultIn } },
            ],
          },
        },
        unchecked: {
          description: 'The email check failed. The merchant can retry.',
          on: { 'check.retry': { target: 'checking', actions: 'forgetProblem' } },
        },
        here: {
          description: 'This person is already a user of the business. The merchant can only enter another email.',
        },
        known: {
          description: 'This person already has an account. Only a role is needed.',
          on: {
            'role.chosen': { actions: { type: 'keepDraft', params: eventPatch } },
            'invitation.submitted': { guard: 'isComplete', target: '#userInvitation.sending', actions: 'forgetProblem' },
          },
        },
        fresh: {
          description: 'No account uses this email. A role, a name and a mobile number are needed.',
          on: {
            'role.chosen': { actions: { type: 'keepDraft', params: eventPatch } },
            'firstName.changed': { actions: { type: 'keepDraft', params: eventPatch } },
            'lastName.changed': { actions: { type: 'keepDraft', params: eventPatch } },
            'mobileNumber.changed': { actions: { type: 'keepDraft', params: eventPatch } },
            'invitation.submitted': { guard: 'isComplete', target: '#userInvitation.sending', actions: 'forgetProblem' },
          },
        },
      },
    },
    sending: {
      description: 'The provider receives the invitation.',
      tags: 'busy',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => assertPresent(invitedBy(context), 'an invited person and a role'),
        onDone: { target: 'sent', actions: { type: 'noticeSent', params: outputOf } },
        onError: [
          { guard: { type: 'sessionExpired', params: faultIn }, target: 'left' },
          {
            guard: { type: 'refusedTheKnown', params: faultIn },
            target: 'asking.known',
            actions: { type: 'keepProblem', params: faultIn },
          },
          {
            guard: { type: 'refused', params: faultIn },
            target: 'asking.fresh',
            actions: { type: 'keepProblem', params: faultIn },
          },
          { target: 'asking.checking', actions: { type: 'keepProblem', params: faultIn } },
        ],
      },
    },
    sent: {
      type: 'final',
      description: 'The invitation email is sent.',
      output: { result: 'sent' } satisfies UserInvitationOutput,
    },
    closed: {
      type: 'final',
      description: 'The merchant closed the dialog. Nothing was sent.',
      output: { result: 'closed' } satisfies UserInvitationOutput,
    },
    left: {
      type: 'final',
      description: 'The session expired.',
      meta: { req: ['SES-06'] },
      entry: 'reportExpiry',
      output: { result: 'left' } satisfies UserInvitationOutput,
    },
  },
});
