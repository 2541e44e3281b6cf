/**
 * What a business still has to fill in before it may take real money, and the wish to be let in.
 *
 * What can never happen: going live is asked for while something required is missing, or twice; an answer that was lost is taken for a yes or
 * a no: the provider is looked at again; the type is switched without asking; anybody is sent to the provider's interface without a token.
 */
import { assign, emit, setup } from 'xstate';
import type { Emitted } from '../../kit/emitted';
import { type Fault, faultGuards, faultIn, sentence } from '../../kit/fault';
import type { Said } from '../../kit/otp.types';
import { outputOf } from '../../kit/params';
import { port } from '../../kit/port';
import { CHECKLIST, HOME, isOpen, isTaken, mayGoLive, missingOf } from './onboarding.rules';
import type {
  Asked,
  Onboarding,
  OnboardingContext,
  OnboardingEvent,
  OnboardingInput,
  OnboardingOutput,
} from './onboarding.types';

const UNSENT = "We couldn't submit your documents. Try again.";
const UNSWITCHED = "We couldn't switch your business type. Here's the current one.";
const LOST = 'No answer came back. This is how it stands now.';

export const onboardingMachine = setup({
  types: {
    context: {} as OnboardingContext,
    events: {} as OnboardingEvent,
    input: {} as OnboardingInput,
    output: {} as OnboardingOutput,
    emitted: {} as Emitted,
    meta: {} as { req: string[] },
    tags: {} as 'busy',
  },
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
    keepOnboarding: assign({ onboarding: (_, onboarding: Onboarding) => onboarding }),
    keepUnloaded: assign({ problem: (_, fault: Fault) => sentence(fault, "We couldn't load your progress.") }),
    keepProblem: assign({ problem: (_, fault: Fault) => sentence(fault, UNSENT) }),
    keepUnopened: assign({ problem: (_, fault: Fault) => sentence(fault, "We couldn't open the onboarding page. Try again.") }),
    keepRefusal: assign({ problem: (_, { message }: Asked) => message || UNSENT }),
    sayLost: assign({ problem: LOST }),
    sayNoToken: assign({ problem: 'You are not signed in any more. Sign in again to go on.' }),
    forgetProblem: assign({ problem: null }),
    noticeTaken: emit((_, { message }: Said) => ({
      type: 'notice',
      tone: 'good',
      text: message || 'Your documents were submitted',
    })),
    noticeSwitched: emit((_, { message }: Said) => ({ type: 'notice', tone: 'good', text: message || 'The type was switched' })),
    noticeFault: emit((_, fault: Fault) => ({ type: 'notice', tone: 'bad', text: sentence(fault, UNSWITCHED) })),
    goIn: emit(({ context: { onboarding } }) => ({
      type: 'navigate',
      to: (onboarding && missingOf(onboarding)[0]?.path) || CHECKLIST,
    })),
    goHome: emit({ type: 'navigate', to: HOME }),
    tellProfileOutdated: emit({ type: 'profileOutdated' }),
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
        onDone: { target: 'ready', actions: { type: 'keepOnboarding', params: outputOf } },
        onError: [
          { guard: { type: 'sessionExpired', params: faultIn }, target: 'left' },
          { target: 'failed', actions: { type: 'keepUnloaded', params: faultIn } },
        ],
      },
    },
    failed: {
      description: 'The onboarding progress failed to load. The merchant can retry.',
      meta: { req: ['ONB-03'] },
      on: { 'onboarding.retry': { target: 'loading', actions: 'forgetProblem' } },
    },
    ready: {
      description: 'The steps are shown with their progress.',
      meta: { req: ['ONB-02', 'ONB-03', 'ONB-04'] },
      on: {
        'goLive.requested': { guard: 'mayGoLive', target: 'submitting', actions: 'forgetProblem' },
        'start.requested': [{ guard: 'hasInterface', target: 'departing', actions: 'forgetProblem' }, { actions: 'goIn' }],
        'switch.requested': { guard: 'maySwitch', target: 'confirmingSwitch', actions: 'forgetProblem' },
        'onboarding.retry': { target: 'loading', actions: 'forgetProblem' },
      },
    },
    departing: {
      description: 'The merchant is redirected to the provider’s own interface with a token in the URL fragment.',
      meta: { req: ['ONB-02'] },
      tags: 'busy',
      invoke: {
        id: 'openInterface',
        src: 'openInterface',
        onDone: [
          { guard: { type: 'went', params: outputOf }, target: 'gone' },
          { target: 'ready', actions: 'sayNoToken' },
        ],
        onError: [
          { guard: { type: 'sessionExpired', params: faultIn }, target: 'left' },
          { target: 'ready', actions: { type: 'keepUnopened', params: faultIn } },
        ],
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
          {
            guard: { type: 'isTaken', params: outputOf },
            target: 'submitted',
            actions: { type: 'noticeTaken', params: outputOf },
          },
          { target: 'ready', actions: { type: 'keepRefusal', params: outputOf } },
        ],
        onError: [
          { guard: { type: 'sessionExpired', params: faultIn }, target: 'left' },
          {
            guard: { type: 'refused', params: faultIn },
            target: 'ready',
            actions: { type: 'keepProblem', params: faultIn },
          },
          { target: 'checking' },
        ],
      },
    },
    checking: {
      description: 'The request got no response. The current status is checked, and nothing is sent again.',
      meta: { req: ['ONB-05'] },
      tags: 'busy',
      invoke: {
        id: 'check',
        src: 'load',
        onDone: [
          {
            guard: { type: 'isSubmitted', params: outputOf },
            target: 'submitted',
            actions: { type: 'noticeTaken', params: { message: '' } },
          },
          { target: 'ready', actions: [{ type: 'keepOnboarding', params: outputOf }, 'sayLost'] },
        ],
        onError: [
          { guard: { type: 'sessionExpired', params: faultIn }, target: 'left' },
          { target: 'failed', actions: { type: 'keepUnloaded', params: faultIn } },
        ],
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
        onDone: { target: 'loading', actions: [{ type: 'noticeSwitched', params: outputOf }, 'tellProfileOutdated'] },
        onError: [
          { guard: { type: 'sessionExpired', params: faultIn }, target: 'left' },
          // A second switch would turn the first one back: of which type it is now has to be seen first.
          { target: 'loading', actions: { type: 'noticeFault', params: faultIn } },
        ],
      },
    },
    submitted: {
      type: 'final',
      description: 'The request is submitted. The profile reloads, and the home page opens.',
      meta: { req: ['ONB-05'] },
      entry: ['tellProfileOutdated', 'goHome'],
      output: { result: 'submitted' } satisfies OnboardingOutput,
    },
    gone: {
      type: 'final',
      description: 'Onboarding continues in the provider’s own interface.',
      meta: { req: ['ONB-02'] },
      output: { result: 'gone' } satisfies OnboardingOutput,
    },
    left: {
      type: 'final',
      description: 'The session expired.',
      meta: { req: ['SES-06'] },
      entry: 'reportExpiry',
      output: { result: 'left' } satisfies OnboardingOutput,
    },
  },
});
