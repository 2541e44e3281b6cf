/**
 * The first version of onboarding: four tabs, each saved by its own call, and then the call that completes it.
 *
 * What can never happen: a tab opens before every earlier one was saved; going back loses input; it counts as completed without the provider's
 * response. In the documents, saving KYC Details could also lead back to Information. Here the order is Profile, Bank Details, Director's
 * Information, KYC Details, and then the dashboard.
 */
import { assign, emit, setup } from 'xstate';
import type { Emitted } from '../../kit/flow/emitted';
import { type Fault, faultGuards, faultIn, sentence } from '../../kit/flow/fault';
import { childResult, outputOf, resultGuards } from '../../kit/flow/params';
import { port } from '../../kit/flow/port';
import type { Said } from '../../kit/otp/otp.types';
import { bankForm, directorForm, documentsForm, profileForm } from './compliance.forms';
import { accountKey, changedIn, mayOpen, reachedBy, resumed } from './compliance.rules';
import type { ComplianceContext, ComplianceEvent, ComplianceInput, ComplianceOutput, Tab, TypedIn } from './compliance.types';

/** ONB-15: with the trailing slash of the documents. */
const AFTERWARDS = '/dashboard/';

const chosen =
  <const As extends Tab>(as: As) =>
  ({ event }: { readonly event: { readonly tab: Tab } }) => ({ tab: event.tab, as });

/** A path only names a tab's result, because it has no input to follow. */
const follow = ({ event: { snapshot } }: { readonly event: { readonly snapshot: { readonly status: string } } }) => ({
  status: 'context' in snapshot ? snapshot.status : 'nothing typed',
});

export const complianceMachine = setup({
  types: {
    context: {} as ComplianceContext,
    events: {} as ComplianceEvent,
    input: {} as ComplianceInput,
    output: {} as ComplianceOutput,
    emitted: {} as Emitted,
    meta: {} as { req: string[] },
    tags: {} as 'busy',
    children: {} as { profile: 'profile'; bank: 'bank'; director: 'director'; documents: 'documents' },
  },
  actors: {
    profile: profileForm,
    bank: bankForm,
    director: directorForm,
    documents: documentsForm,
    complete: port<Said, Record<never, never>>('compliance.complete', { calls: ['completeOnboarding'] }),
  },
  guards: {
    /** A form that ended reports nothing new. This machine has its values. */
    isRunning: (_, { status }: { status: string }) => status === 'active',
    wasAt: ({ context }, { tab }: { tab: Tab }) => context.first === tab,
    isOpen: ({ context }, { tab, as }: { tab: Tab; as: Tab }) => tab === as && mayOpen(tab, context.reached),
    ...resultGuards,
    ...faultGuards,
  },
  actions: {
    setTyped: assign({ typed: ({ context }, { tab, values }: TypedIn) => ({ ...context.typed, [tab]: values }) }),
    setSaved: assign(({ context: { saved, typed, reached } }, { tab }: { tab: Tab }) => ({
      saved: { ...saved, [tab]: typed[tab] },
      reached: reachedBy(tab, reached),
    })),
    setProblem: assign({ problem: (_, fault: Fault) => sentence(fault, 'We couldn’t submit your information. Try again.') }),
    clearProblem: assign({ problem: null }),
    notifyCompleted: emit((_, { message }: Said) => ({
      type: 'notice',
      tone: 'good',
      text: message || 'Information submitted.',
    })),
    invalidateProfile: emit({ type: 'profileInvalidated' }),
    redirect: emit({ type: 'navigate', to: AFTERWARDS }),
    reportExpiry: emit({ type: 'sessionExpired' }),
  },
}).createMachine({
  id: 'compliance',
  description: 'Completes the first version of onboarding: four tabs and a final submission.',
  meta: { req: ['ONB-15'] },
  context: ({ input: { saved, bookmark } }) => ({
    saved,
    typed: resumed(saved, bookmark?.drafts ?? {}),
    again: bookmark?.again ?? {},
    first: bookmark?.tab ?? 'profile',
    reached: bookmark?.reached ?? 'profile',
    problem: null,
  }),
  output: ({ event }) => event.output as ComplianceOutput,
  initial: 'editing',
  states: {
    editing: {
      description: 'The merchant fills in the tabs. A tab that has been reached can be opened again without losing input.',
      initial: 'resuming',
      on: {
        'tab.chosen': [
          { guard: { type: 'isOpen', params: chosen('profile') }, target: '.profile' },
          { guard: { type: 'isOpen', params: chosen('bank') }, target: '.bank' },
          { guard: { type: 'isOpen', params: chosen('director') }, target: '.director' },
          { guard: { type: 'isOpen', params: chosen('documents') }, target: '.documents' },
        ],
      },
      states: {
        resuming: {
          description: 'Checks which tab the merchant reached.',
          always: [
            { guard: { type: 'wasAt', params: { tab: 'bank' } }, target: 'bank' },
            { guard: { type: 'wasAt', params: { tab: 'director' } }, target: 'director' },
            { guard: { type: 'wasAt', params: { tab: 'documents' } }, target: 'documents' },
            { target: 'profile' },
          ],
        },
        profile: {
          description: 'The merchant fills in the profile of the business.',
          invoke: {
            id: 'profile',
            src: 'profile',
            input: ({ context: { saved, typed } }) => ({
              subject: '',
              initialValues: saved.profile,
              draft: changedIn(typed.profile, saved.profile),
            }),
            onSnapshot: {
              guard: { type: 'isRunning', params: follow },
              actions: {
                type: 'setTyped',
                params: ({ event }) => ({ tab: 'profile' as const, values: event.snapshot.context.values }),
              },
            },
            onDone: [
              { guard: childResult('saved'), target: 'bank', actions: { type: 'setSaved', params: { tab: 'profile' } } },
              { guard: childResult('sessionExpired'), target: '#compliance.sessionExpired' },
              { target: '#compliance.cancelled' },
            ],
          },
        },
        bank: {
          description: 'The merchant fills in the settlement account.',
          invoke: {
            id: 'bank',
            src: 'bank',
            input: ({ context: { saved, typed } }) => ({
              subject: accountKey(saved.bank),
              initialValues: saved.bank,
              draft: changedIn(typed.bank, saved.bank),
            }),
            onSnapshot: {
              guard: { type: 'isRunning', params: follow },
              actions: {
                type: 'setTyped',
                params: ({ event }) => ({ tab: 'bank' as const, values: event.snapshot.context.values }),
              },
            },
            onDone: [
              { guard: childResult('saved'), target: 'director', actions: { type: 'setSaved', params: { tab: 'bank' } } },
              { guard: childResult('sessionExpired'), target: '#compliance.sessionExpired' },
              { target: '#compliance.cancelled' },
            ],
          },
        },
        director: {
          description: 'The merchant fills in the director’s information.',
          invoke: {
            id: 'director',
            src: 'director',
            input: ({ context: { saved, typed } }) => ({
              subject: '',
              initialValues: saved.director,
              draft: changedIn(typed.director, saved.director),
            }),
            onSnapshot: {
              guard: { type: 'isRunning', params: follow },
              actions: {
                type: 'setTyped',
                params: ({ event }) => ({ tab: 'director' as const, values: event.snapshot.context.values }),
              },
            },
            onDone: [
              { guard: childResult('saved'), target: 'documents', actions: { type: 'setSaved', params: { tab: 'director' } } },
              { guard: childResult('sessionExpired'), target: '#compliance.sessionExpired' },
              { target: '#compliance.cancelled' },
            ],
          },
        },
        documents: {
          description: 'The merchant uploads the KYC documents.',
          invoke: {
            id: 'documents',
            src: 'documents',
            input: ({ context: { saved, typed } }) => ({
              subject: '',
              initialValues: saved.documents,
              draft: changedIn(typed.documents, saved.documents),
            }),
            onSnapshot: {
              guard: { type: 'isRunning', params: follow },
              actions: {
                type: 'setTyped',
                params: ({ event }) => ({ tab: 'documents' as const, values: event.snapshot.context.values }),
              },
            },
            onDone: [
              {
                guard: childResult('saved'),
                target: '#compliance.completing',
                actions: { type: 'setSaved', params: { tab: 'documents' } },
              },
              { guard: childResult('sessionExpired'), target: '#compliance.sessionExpired' },
              { target: '#compliance.cancelled' },
            ],
          },
        },
        completionFailed: {
          description: 'Every tab is saved, but the provider has not confirmed completion.',
          on: { 'complete.retry': '#compliance.completing' },
        },
      },
    },
    completing: {
      description: 'The provider receives the request to complete onboarding.',
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'complete',
        src: 'complete',
        input: {},
        onDone: {
          target: 'completed',
          actions: [{ type: 'notifyCompleted', params: outputOf }, 'invalidateProfile', 'redirect'],
        },
        onError: [
          {
            guard: { type: 'sessionExpired', params: faultIn },
            target: 'sessionExpired',
            actions: 'reportExpiry',
          },
          { target: 'editing.completionFailed', actions: { type: 'setProblem', params: faultIn } },
        ],
      },
    },
    completed: {
      type: 'final',
      description: 'The provider confirmed that onboarding is complete.',
      output: { result: 'completed' },
    },
    sessionExpired: { type: 'final', description: 'The session expired.', output: { result: 'sessionExpired' } },
    cancelled: {
      type: 'final',
      description: 'The merchant left onboarding.',
      entry: 'redirect',
      output: { result: 'cancelled' },
    },
  },
});
