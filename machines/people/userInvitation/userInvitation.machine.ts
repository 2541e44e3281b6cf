/**
 * Invites a person to act for the business (USR-02). The email is looked up shortly after it was typed. An existing member cannot be invited. A
 * person with an account elsewhere needs only a role. Anyone else also needs a name and a number.
 *
 * What can never happen: an invitation without a role; one to an existing member; a result that shows next to another email than its own; lost
 * input. After a lost response the email is looked up again before anything can be sent.
 */

import { assign, emit, setup } from 'xstate';
import { expired } from '../../kit/flow/ends';
import { type Fault, faultGuards, onExpiry, sentence } from '../../kit/flow/fault';
import type { FlowTypes } from '../../kit/flow/flowTypes';
import { withAnswer, withEvent, withFault, withPatch } from '../../kit/flow/given';
import { leaving } from '../../kit/flow/leaving';
import { port } from '../../kit/flow/port';
import type { Said } from '../../kit/otp/otp.types';
import { assertPresent } from '../../kit/values/assertPresent';
import { blockers, canBeChecked, emptyDraft, hasAccount, invitedBy, isFilled, isMember } from './userInvitation.rules';
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
  types: {} as FlowTypes<UserInvitationContext, UserInvitationEvent, UserInvitationInput, UserInvitationOutput>,
  actors: {
    check: port<{ readonly statusCode: string }, { readonly email: string }>('userInvitation.check', {
      calls: ['checkUserExists'],
    }),
    send: port<Said, Invited>('userInvitation.send', { calls: ['createUser'] }),
  },
  guards: {
    isFilled: ({ context }) => isFilled(context),
    wasUnchecked: ({ context }) => context.code === null,
    wasMember: ({ context }) => isMember(context.code),
    wasAccount: ({ context }) => hasAccount(context.code),
    hasEmail: ({ context }) => canBeChecked(context.draft.email),
    canBeChecked: (_, { email }: { email: string }) => canBeChecked(email),
    isMember: (_, { statusCode }: { statusCode: string }) => isMember(statusCode),
    hasAccount: (_, { statusCode }: { statusCode: string | null }) => hasAccount(statusCode),
    isComplete: ({ context }) => blockers(context).length === 0,
    existingUserRefused: ({ context }, fault: Fault) => faultGuards.refused(null, fault) && hasAccount(context.code),
    ...faultGuards,
  },
  actions: {
    setDraft: assign({ draft: ({ context }, changed: Partial<Draft>) => ({ ...context.draft, ...changed }), problem: null }),
    changeEmail: assign({
      draft: ({ context }, { email }: { email: string }) => ({ ...context.draft, email }),
      code: null,
      problem: null,
      isEmailLeft: false,
    }),
    leaveEmail: assign({ isEmailLeft: true }),
    setCode: assign({ code: (_, { statusCode }: { statusCode: string }) => statusCode }),
    clearCode: assign({ code: null }),
    setCheckProblem: assign({ problem: (_, fault: Fault) => sentence(fault, 'We couldn’t check this email.') }),
    setProblem: assign({ problem: (_, fault: Fault) => sentence(fault, 'We couldn’t send the invitation. Try again.') }),
    clearProblem: assign({ problem: null }),
    notifyAlreadyMember: emit({ type: 'notice', tone: 'bad', text: HERE }),
    clearNotice: emit({ type: 'notice', tone: 'good', text: '' }),
    notifySent: emit((_, { message }: Said) => ({ type: 'notice', tone: 'good', text: message || 'Invitation sent.' })),
    reportExpiry: emit({ type: 'sessionExpired' }),
  },
  delays: { typingPause: 400 },
}).createMachine({
  id: 'userInvitation',
  description: 'Invites a user to the business with a role.',
  meta: { req: ['USR-02'] },
  context: ({ input }) => ({ draft: input.draft ?? emptyDraft, code: null, problem: null, isEmailLeft: false }),
  output: ({ event }) => event.output as UserInvitationOutput,
  initial: 'editing',
  states: {
    editing: {
      description: 'The merchant enters an email, which is checked while the form is filled in.',
      initial: 'enteringEmail',
      on: {
        'email.changed': [
          { guard: withEvent('canBeChecked'), target: '.debouncing', actions: withEvent('changeEmail') },
          { target: '.enteringEmail', actions: withEvent('changeEmail') },
        ],
        // An email is there in all other states than the first one.
        dismissed: 'leaving',
      },
      states: {
        enteringEmail: {
          description: 'The email is incomplete. A complete email from a draft is checked again.',
          always: { guard: 'hasEmail', target: 'debouncing' },
          on: {
            'email.blurred': { actions: 'leaveEmail' },
            dismissed: [{ guard: 'isFilled', target: '#userInvitation.leaving' }, { target: '#userInvitation.closed' }],
          },
        },
        debouncing: {
          description: 'The merchant may still be typing.',
          tags: 'busy',
          after: { typingPause: 'checking' },
          on: { 'email.blurred': 'checking' },
        },
        checking: {
          description: 'The provider checks whether the email is known.',
          tags: 'busy',
          entry: 'clearCode',
          invoke: {
            id: 'check',
            src: 'check',
            input: ({ context }) => ({ email: context.draft.email.trim() }),
            onDone: [
              {
                guard: withAnswer('isMember'),
                target: 'existingMember',
                actions: [withAnswer('setCode'), 'notifyAlreadyMember'],
              },
              { guard: withAnswer('hasAccount'), target: 'existingUser', actions: withAnswer('setCode') },
              { target: 'newUser', actions: withAnswer('setCode') },
            ],
            onError: [
              { ...onExpiry, target: '#userInvitation.sessionExpired' },
              { target: 'checkFailed', actions: withFault('setCheckProblem') },
            ],
          },
        },
        checkFailed: {
          description: 'The email check failed. The merchant can retry.',
          on: {
            'check.retry': { target: 'checking', actions: 'clearProblem' },
            // A merchant who stays has the email checked again.
            dismissed: { target: '#userInvitation.leaving', actions: 'clearProblem' },
          },
        },
        existingMember: {
          description: 'This person is already a user of the business. The merchant can only enter another email.',
          exit: 'clearNotice',
        },
        existingUser: {
          description: 'This person already has an account. Only a role is needed.',
          on: {
            'role.chosen': { actions: withPatch('setDraft') },
            'invitation.submitted': { guard: 'isComplete', target: '#userInvitation.submitting', actions: 'clearProblem' },
          },
        },
        newUser: {
          description: 'No account uses this email. A role, a name and a mobile number are needed.',
          on: {
            'role.chosen': { actions: withPatch('setDraft') },
            'firstName.changed': { actions: withPatch('setDraft') },
            'lastName.changed': { actions: withPatch('setDraft') },
            'mobileNumber.changed': { actions: withPatch('setDraft') },
            'invitation.submitted': { guard: 'isComplete', target: '#userInvitation.submitting', actions: 'clearProblem' },
          },
        },
      },
    },
    leaving: leaving(
      [
        { guard: 'wasUnchecked', target: 'editing' },
        { guard: 'wasMember', target: 'editing.existingMember', actions: 'notifyAlreadyMember' },
        { guard: 'wasAccount', target: 'editing.existingUser' },
        { target: 'editing.newUser' },
      ],
      'USR-02',
    ),
    submitting: {
      description: 'The provider receives the invitation.',
      tags: 'busy',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => assertPresent(invitedBy(context), 'an invited person and a role'),
        onDone: { target: 'sent', actions: withAnswer('notifySent') },
        onError: [
          onExpiry,
          { guard: withFault('existingUserRefused'), target: 'editing.existingUser', actions: withFault('setProblem') },
          { guard: withFault('refused'), target: 'editing.newUser', actions: withFault('setProblem') },
          { target: 'editing.checking', actions: withFault('setProblem') },
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
    sessionExpired: expired('The session expired.'),
  },
});
