/**
 * The terms of service and the agreement, to accept or decline (ONB-13).
 *
 * What can never happen: they are accepted without both boxes checked; they are declined without a confirmation; they are answered again after
 * they were accepted; a lost response is taken for an acceptance.
 */

import { assign, emit, setup } from 'xstate';
import { ended, expired } from '../../kit/flow/ends';
import { type Fault, faultGuards, onExpiry, sentence } from '../../kit/flow/fault';
import type { FlowTypes } from '../../kit/flow/flowTypes';
import { withAnswer, withEvent, withFault } from '../../kit/flow/given';
import { port } from '../../kit/flow/port';
import type { Said } from '../../kit/otp/otp.types';
import { CHECKLIST } from '../onboarding/onboarding.rules';
import { blocker, changed } from './onboardingTerms.rules';
import type {
  OnboardingTermsContext,
  OnboardingTermsEvent,
  OnboardingTermsInput,
  OnboardingTermsOutput,
  Terms,
  Tick,
} from './onboardingTerms.types';

export const onboardingTermsMachine = setup({
  types: {} as FlowTypes<OnboardingTermsContext, OnboardingTermsEvent, OnboardingTermsInput, OnboardingTermsOutput>,
  actors: {
    load: port<Terms>('onboardingTerms.load', { calls: [] }),
    answerTerms: port<Said, { accepted: boolean }>('answerTerms', { calls: ['acceptTerms'] }),
  },
  guards: {
    wereAccepted: ({ context }) => context.accepted,
    mayAccept: ({ context }) => blocker(context) === null,
    mayAnswer: ({ context }) => context.mayManage,
    ...faultGuards,
  },
  actions: {
    setTerms: assign({ terms: (_, terms: Terms) => terms }),
    setTick: assign({
      ticked: ({ context }, { tick, on }: { tick: Tick; on: boolean }) => changed(context.ticked, tick, on),
    }),
    setLoadProblem: assign({ problem: (_, fault: Fault) => sentence(fault, 'We couldn’t load the agreement.') }),
    setSaveProblem: assign({ problem: (_, fault: Fault) => sentence(fault, 'We couldn’t save your response. Try again.') }),
    clearProblem: assign({ problem: null }),
    notifyAnswered: emit((_, { message }: Said) => ({ type: 'notice', tone: 'good', text: message || 'Response saved.' })),
    goBack: emit({ type: 'navigate', to: CHECKLIST }),
    invalidateProfile: emit({ type: 'profileInvalidated' }),
    reportExpiry: emit({ type: 'sessionExpired' }),
  },
}).createMachine({
  id: 'onboardingTerms',
  description: 'Shows the terms of service and the agreement for acceptance.',
  context: ({ input }) => ({ ...input, terms: null, ticked: [], problem: null }),
  output: ({ event }) => event.output as OnboardingTermsOutput,
  initial: 'loading',
  states: {
    loading: {
      description: 'The agreement is loading.',
      meta: { req: ['ONB-13'] },
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: [
          { guard: 'wereAccepted', target: 'alreadyAccepted', actions: withAnswer('setTerms') },
          { target: 'reading', actions: withAnswer('setTerms') },
        ],
        onError: [onExpiry, { target: 'failed', actions: withFault('setLoadProblem') }],
      },
    },
    failed: {
      description: 'The agreement failed to load. The merchant can retry.',
      meta: { req: ['ONB-13'] },
      on: { 'terms.retry': { target: 'loading', actions: 'clearProblem' } },
    },
    alreadyAccepted: ended('alreadyAccepted', 'The terms were accepted earlier and can only be read.', 'ONB-13', 'ONB-16'),
    reading: {
      description: 'The merchant reads the terms and ticks both boxes.',
      meta: { req: ['ONB-13', 'ONB-16'] },
      on: {
        'tick.changed': { actions: withEvent('setTick') },
        'terms.accepted': { guard: 'mayAccept', target: 'accepting', actions: 'clearProblem' },
        'decline.requested': { guard: 'mayAnswer', target: 'confirmingDecline', actions: 'clearProblem' },
      },
    },
    accepting: {
      description: 'The provider records that the terms are accepted.',
      meta: { req: ['ONB-13'] },
      tags: 'busy',
      invoke: {
        id: 'accept',
        src: 'answerTerms',
        input: { accepted: true },
        onDone: { target: 'accepted', actions: withAnswer('notifyAnswered') },
        onError: [onExpiry, { target: 'reading', actions: withFault('setSaveProblem') }],
      },
    },
    confirmingDecline: {
      description: 'The merchant is asked to confirm declining. The business cannot go live without the terms.',
      meta: { req: ['ONB-13'] },
      on: { 'decline.confirmed': 'declining', 'decline.dismissed': 'reading' },
    },
    declining: {
      description: 'The provider records that the terms are declined.',
      meta: { req: ['ONB-13'] },
      tags: 'busy',
      invoke: {
        id: 'decline',
        src: 'answerTerms',
        input: { accepted: false },
        onDone: { target: 'declined', actions: withAnswer('notifyAnswered') },
        onError: [onExpiry, { target: 'reading', actions: withFault('setSaveProblem') }],
      },
    },
    accepted: {
      type: 'final',
      description: 'The terms are accepted, and the checklist opens.',
      meta: { req: ['ONB-13'] },
      entry: ['invalidateProfile', 'goBack'],
      output: { result: 'accepted' } satisfies OnboardingTermsOutput,
    },
    declined: {
      type: 'final',
      description: 'The terms are declined and can be accepted later. The checklist opens.',
      meta: { req: ['ONB-13'] },
      entry: ['invalidateProfile', 'goBack'],
      output: { result: 'declined' } satisfies OnboardingTermsOutput,
    },
    sessionExpired: expired('The session expired.'),
  },
});
