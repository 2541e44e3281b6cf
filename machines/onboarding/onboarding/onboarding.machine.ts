/**
 * The checklist of a business before it can accept real money, and its request to go live.
 *
 * What can never happen: going live is requested while a required step is missing, or twice; a lost response counts as a yes or a no: the
 * status is loaded again; the type changes without a confirmation; the merchant is redirected to the provider's interface without a token.
 */

import { assign, emit, setup } from 'xstate';
import { ended, expired } from '../../kit/flow/ends';
import { type Fault, faultGuards, onExpiry, sentence } from '../../kit/flow/fault';
import type { FlowTypes } from '../../kit/flow/flowTypes';
import { withAnswer, withFault } from '../../kit/flow/given';
import { port } from '../../kit/flow/port';
import type { Said } from '../../kit/otp/otp.types';
import { CHECKLIST, HOME, isOpen, isTaken, mayGoLive, missingOf } from './onboarding.rules';
import type {
  Asked,
  Onboarding,
  OnboardingContext,
  OnboardingEvent,
  OnboardingInput,
  OnboardingOutput,
} from './onboarding.types';

const UNSENT = 'We couldn’t submit your documents. Try again.';
const UNSWITCHED = 'We couldn’t switch your business type. Here’s the current one.';
const LOST = 'We didn’t get a response. Here’s the current status.';

export const onboardingMachine = setup({
  types: {} as FlowTypes<OnboardingContext, OnboardingEvent, OnboardingInput, OnboardingOutput>,
  actors: {
    load: port<Onboarding>('onboarding.load', { calls: ['getBusinessInformation', 'getProfile', 'getOnboardingProgress'] }),
    requestGoLive: port<Asked>('requestGoLive', { calls: ['requestGoLive'] }),
    switchType: port<Said>('switchType', { calls: ['switchBusinessType'] }),
    openInterface: port<{ readonly went: boolean }>('openInterface', { calls: [] }),
  },
  guards: {
    mayGoLive: ({ context: { mayManage, onboarding } }) => mayManage && onboarding !== null && mayGoLive(onboarding),
    maySwitch: ({ context: { mayManage, onboarding } }) => mayManage && onboarding !== null && isOpen(onboarding),
    hasInterface: ({ context }) => context.hasInterface,
    isSubmitted: (_, onboarding: Onboarding) => !isOpen(onboarding),
    isTaken: (_, asked: Asked) => isTaken(asked),
    went: (_, { went }: { went: boolean }) => went,
    ...faultGuards,
  },
  actions: {
    setOnboarding: assign({ onboarding: (_, onboarding: Onboarding) => onboarding }),
    setLoadProblem: assign({ problem: (_, fault: Fault) => sentence(fault, 'We couldn’t load your progress.') }),
    setProblem: assign({ problem: (_, fault: Fault) => sentence(fault, UNSENT) }),
    setOpenProblem: assign({ problem: (_, fault: Fault) => sentence(fault, 'We couldn’t open the onboarding page. Try again.') }),
    setRefusal: assign({ problem: (_, { message }: Asked) => message || UNSENT }),
    setNoResponse: assign({ problem: LOST }),
    setNoToken: assign({ problem: 'You’re signed out. Sign in again to continue.' }),
    clearProblem: assign({ problem: null }),
    notifySubmitted: emit((_, { message }: Said) => ({
      type: 'notice',
      tone: 'good',
      text: message || 'Documents submitted.',
    })),
    notifySwitched: emit((_, { message }: Said) => ({ type: 'notice', tone: 'good', text: message || 'Business type changed.' })),
    notifyFault: emit((_, fault: Fault) => ({ type: 'notice', tone: 'bad', text: sentence(fault, UNSWITCHED) })),
    openFirstStep: emit(({ context: { onboarding } }) => ({
      type: 'navigate',
      to: (onboarding && missingOf(onboarding)[0]?.path) || CHECKLIST,
    })),
    redirectHome: emit({ type: 'navigate', to: HOME }),
    invalidateProfile: emit({ type: 'profileInvalidated' }),
    reportExpiry: emit({ type: 'sessionExpired' }),
  },
}).createMachine({
  id: 'onboarding',
  description: 'Shows the onboarding checklist and submits the request to go live.',
  context: ({ input }) => ({ ...input, onboarding: null, problem: null }),
  output: ({ event }) => event.output as OnboardingOutput,
  initial: 'loading',
  states: {
    loading: {
      description: 'The onboarding progress is loading.',
      meta: { req: ['ONB-03'] },
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: { target: 'ready', actions: withAnswer('setOnboarding') },
        onError: [onExpiry, { target: 'failed', actions: withFault('setLoadProblem') }],
      },
    },
    failed: {
      description: 'The onboarding progress failed to load. The merchant can retry.',
      meta: { req: ['ONB-03'] },
      on: { 'onboarding.retry': { target: 'loading', actions: 'clearProblem' } },
    },
    ready: {
      description: 'The steps are shown with their progress.',
      meta: { req: ['ONB-02', 'ONB-03', 'ONB-04'] },
      on: {
        'goLive.requested': { guard: 'mayGoLive', target: 'submitting', actions: 'clearProblem' },
        'start.requested': [
          { guard: 'hasInterface', target: 'redirecting', actions: 'clearProblem' },
          { actions: 'openFirstStep' },
        ],
        'switch.requested': { guard: 'maySwitch', target: 'confirmingSwitch', actions: 'clearProblem' },
        'onboarding.retry': { target: 'loading', actions: 'clearProblem' },
      },
    },
    redirecting: {
      description: 'The merchant is redirected to the provider’s own interface with a token in the URL fragment.',
      meta: { req: ['ONB-02'] },
      tags: 'busy',
      invoke: {
        id: 'openInterface',
        src: 'openInterface',
        onDone: [
          { guard: withAnswer('went'), target: 'redirected' },
          { target: 'ready', actions: 'setNoToken' },
        ],
        onError: [onExpiry, { target: 'ready', actions: withFault('setOpenProblem') }],
      },
    },
    submitting: {
      description: 'The provider receives the request to go live.',
      meta: { req: ['ONB-04', 'ONB-05'] },
      tags: 'busy',
      invoke: {
        id: 'requestGoLive',
        src: 'requestGoLive',
        onDone: [
          { guard: withAnswer('isTaken'), target: 'submitted', actions: withAnswer('notifySubmitted') },
          { target: 'ready', actions: withAnswer('setRefusal') },
        ],
        onError: [
          onExpiry,
          { guard: withFault('refused'), target: 'ready', actions: withFault('setProblem') },
          { target: 'checkingOutcome' },
        ],
      },
    },
    checkingOutcome: {
      description: 'The request got no response. The current status is checked, and nothing is sent again.',
      meta: { req: ['ONB-05'] },
      tags: 'busy',
      invoke: {
        id: 'check',
        src: 'load',
        onDone: [
          {
            guard: withAnswer('isSubmitted'),
            target: 'submitted',
            actions: { type: 'notifySubmitted', params: { message: '' } },
          },
          { target: 'ready', actions: [withAnswer('setOnboarding'), 'setNoResponse'] },
        ],
        onError: [onExpiry, { target: 'failed', actions: withFault('setLoadProblem') }],
      },
    },
    confirmingSwitch: {
      description: 'The merchant is asked to confirm the change of business type.',
      meta: { req: ['ONB-06'] },
      on: { 'switch.confirmed': 'switching', 'switch.dismissed': 'ready' },
    },
    switching: {
      description: 'The provider changes the business type.',
      meta: { req: ['ONB-06'] },
      tags: 'busy',
      invoke: {
        id: 'switchType',
        src: 'switchType',
        onDone: { target: 'loading', actions: [withAnswer('notifySwitched'), 'invalidateProfile'] },
        onError: [
          onExpiry,
          // Another switch would undo the first one, so the current type is loaded first.
          { target: 'loading', actions: withFault('notifyFault') },
        ],
      },
    },
    submitted: {
      type: 'final',
      description: 'The request is submitted. The profile reloads, and the home page opens.',
      meta: { req: ['ONB-05'] },
      entry: ['invalidateProfile', 'redirectHome'],
      output: { result: 'submitted' } satisfies OnboardingOutput,
    },
    redirected: ended('redirected', 'Onboarding continues in the provider’s own interface.', 'ONB-02'),
    sessionExpired: expired('The session expired.'),
  },
});
