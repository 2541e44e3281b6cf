/**
 * Onboarding's first version: four tabs, each saved by a call of its own, and then the word that all of it is there.
 *
 * What can never happen: a tab is open before every one before it was saved; going back loses anything that was typed; it counts as
 * completed without the provider's word. The documents can also be read as saving KYC Details leading back to Information; here the order is
 * Profile, Bank Details, Director's Information, KYC Details, and the last leads to the dashboard.
 */
import { assign, emit, setup } from 'xstate';
import type { Emitted } from '../../kit/emitted';
import { type Fault, faultGuards, faultIn, sentence } from '../../kit/fault';
import type { Said } from '../../kit/otp.types';
import { childResult, outputOf, resultGuards } from '../../kit/params';
import { port } from '../../kit/port';
import { bankForm, directorForm, documentsForm, profileForm } from './compliance.forms';
import { accountKey, changedIn, mayOpen, reachedBy, resumed } from './compliance.rules';
import type { ComplianceContext, ComplianceEvent, ComplianceInput, ComplianceOutput, Tab, TypedIn } from './compliance.types';

/** ONB-15: with the slash that the documents have. */
const AFTERWARDS = '/dashboard/';

const chosen =
  <const As extends Tab>(as: As) =>
  ({ event }: { readonly event: { readonly tab: Tab } }) => ({ tab: event.tab, as });

/** A path only says how a tab ends: there nothing is typed that could be followed. */
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
    /** A form that ended says nothing new: what it held is held here. */
    isUnderWay: (_, { status }: { status: string }) => status === 'active',
    wasAt: ({ context }, { tab }: { tab: Tab }) => context.first === tab,
    isOpen: ({ context }, { tab, as }: { tab: Tab; as: Tab }) => tab === as && mayOpen(tab, context.reached),
    ...resultGuards,
    ...faultGuards,
  },
  actions: {
    keepTyped: assign({ typed: ({ context }, { tab, values }: TypedIn) => ({ ...context.typed, [tab]: values }) }),
    keepSaved: assign(({ context: { saved, typed, reached } }, { tab }: { tab: Tab }) => ({
      saved: { ...saved, [tab]: typed[tab] },
      reached: reachedBy(tab, reached),
    })),
    keepProblem: assign({ problem: (_, fault: Fault) => sentence(fault, 'Your information could not be submitted.') }),
    forgetProblem: assign({ problem: null }),
    sayCompleted: emit((_, { message }: Said) => ({
      type: 'notice',
      tone: 'good',
      text: message || 'Your information was submitted.',
    })),
    outdateProfile: emit({ type: 'profileOutdated' }),
    goOn: emit({ type: 'navigate', to: AFTERWARDS }),
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
  initial: 'filling',
  states: {
    filling: {
      description: 'The merchant fills in the tabs. A tab that has been reached can be opened again without losing input.',
      initial: 'opening',
      on: {
        'tab.chosen': [
          { guard: { type: 'isOpen', params: chosen('profile') }, target: '.profile' },
          { guard: { type: 'isOpen', params: chosen('bank') }, target: '.bank' },
          { guard: { type: 'isOpen', params: chosen('director') }, target: '.director' },
          { guard: { type: 'isOpen', params: chosen('documents') }, target: '.documents' },
        ],
      },
      states: {
        opening: {
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
              started: saved.profile,
              draft: changedIn(typed.profile, saved.profile),
            }),
            onSnapshot: {
              guard: { type: 'isUnderWay', params: follow },
              actions: {
                type: 'keepTyped',
                params: ({ event }) => ({ tab: 'profile' as const, values: event.snapshot.context.values }),
              },
            },
            onDone: [
              { guard: childResult('saved'), target: 'bank', actions: { type: 'keepSaved', params: { tab: 'profile' } } },
              { guard: childResult('sessionExpired'), target: '#compliance.sessionExpired' },
              { target: '#compliance.left' },
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
              started: saved.bank,
              draft: changedIn(typed.bank, saved.bank),
            }),
            onSnapshot: {
              guard: { type: 'isUnderWay', params: follow },
              actions: {
                type: 'keepTyped',
                params: ({ event }) => ({ tab: 'bank' as const, values: event.snapshot.context.values }),
              },
            },
            onDone: [
              { guard: childResult('saved'), target: 'director', actions: { type: 'keepSaved', params: { tab: 'bank' } } },
              { guard: childResult('sessionExpired'), target: '#compliance.sessionExpired' },
              { target: '#compliance.left' },
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
              started: saved.director,
              draft: changedIn(typed.director, saved.director),
            }),
            onSnapshot: {
              guard: { type: 'isUnderWay', params: follow },
              actions: {
                type: 'keepTyped',
                params: ({ event }) => ({ tab: 'director' as const, values: event.snapshot.context.values }),
              },
            },
            onDone: [
              { guard: childResult('saved'), target: 'documents', actions: { type: 'keepSaved', params: { tab: 'director' } } },
              { guard: childResult('sessionExpired'), target: '#compliance.sessionExpired' },
              { target: '#compliance.left' },
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
              started: saved.documents,
              draft: changedIn(typed.documents, saved.documents),
            }),
            onSnapshot: {
              guard: { type: 'isUnderWay', params: follow },
              actions: {
                type: 'keepTyped',
                params: ({ event }) => ({ tab: 'documents' as const, values: event.snapshot.context.values }),
              },
            },
            onDone: [
              {
                guard: childResult('saved'),
                target: '#compliance.completing',
                actions: { type: 'keepSaved', params: { tab: 'documents' } },
              },
              { guard: childResult('sessionExpired'), target: '#compliance.sessionExpired' },
              { target: '#compliance.left' },
            ],
          },
        },
        unfinished: {
          description: 'Every tab is saved, but the provider has not confirmed completion.',
          on: { 'complete.retry': '#compliance.completing' },
        },
      },
    },
    completing: {
      description: 'The provider receives the request to complete onboarding.',
      tags: 'busy',
      entry: 'forgetProblem',
      invoke: {
        id: 'complete',
        src: 'complete',
        input: {},
        onDone: { target: 'completed', actions: [{ type: 'sayCompleted', params: outputOf }, 'outdateProfile', 'goOn'] },
        onError: [
          {
            guard: { type: 'sessionExpired', params: faultIn },
            target: 'sessionExpired',
            actions: 'reportExpiry',
          },
          { target: 'filling.unfinished', actions: { type: 'keepProblem', params: faultIn } },
        ],
      },
    },
    completed: {
      type: 'final',
      description: 'The provider confirmed that onboarding is complete.',
      output: { result: 'completed' },
    },
    sessionExpired: { type: 'final', description: 'The session expired.', output: { result: 'sessionExpired' } },
    left: { type: 'final', description: 'The merchant left onboarding.', entry: 'goOn', output: { result: 'left' } },
  },
});
