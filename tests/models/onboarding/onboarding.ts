import type { onboardingCases } from '../../../machines/onboarding/onboarding/onboarding.cases';
import type { onboardingMachine } from '../../../machines/onboarding/onboarding/onboarding.machine';
import type { Start } from '../../drivers/driver';
import { answering, ending, type Model, type StateOf } from '../model';

const start: Start = {
  path: '/dashboard/get-Started/onboarding',
  as: 'ife.adeyemi@newleaf.test',
  holds: ['onboarding.load', 'requestGoLive', 'switchType', 'openInterface'],
};

const BUILT_OTHERWISE = 'The app that is walked was built for a provider without an interface of its own.';

const isStage = (name: string) => name === 'complete' || name === 'begun' || name === 'submitted';

/** The checklist of a business and its request to go live, in a user's words. */
export const onboardingModel = {
  req: ['ONB-02', 'ONB-03', 'ONB-04', 'ONB-05', 'ONB-06'],
  starts: {
    owner: start,
    viewer: { ...start, as: 'ngozi.eze@bluecrest.test' },
    elsewhere: { ...start, hasInterface: true },
  },
  events: {
    'onboarding.retry': (I, _: object, __, { fired }) =>
      I.press(fired.some((transition) => transition.startsWith('onboarding.failed')) ? 'Try again' : 'Refresh'),
    'goLive.requested': (I) => I.press('Submit Documents'),
    'start.requested': (I) => I.press('Proceed to Onboarding'),
    'switch.requested': (I) => I.press(/^Switch to /),
    'switch.confirmed': (I) => I.press('Switch type'),
    'switch.dismissed': (I) => I.press('Close'),
  },
  ports: {
    load: async (I, payload: unknown, _, step) => {
      if (step.kind === 'answers' && isStage(step.name)) await I.onboard(step.name);
      await I.answer('onboarding.load', ending(step, payload));
    },
    requestGoLive: answering('requestGoLive'),
    switchType: answering('switchType'),
    openInterface: answering('openInterface'),
  },
  children: {},
  states: {
    loading: (I) => I.see('Checking your progress…'),
    failed: (I) => I.see('Try again'),
    ready: (I) => I.see('Terms and conditions'),
    redirecting: (I) => I.see('Redirecting you…'),
    submitting: (I) => I.seeBusy('Submit Documents'),
    checkingOutcome: async (I) => {
      await I.see('Checking your submission…');
      await I.seeBusy('Submit Documents');
    },
    confirmingSwitch: async (I) => {
      await I.see(/^Switch to \w+\?$/);
      await I.see(
        / is set up as (a company|an individual)\. The steps are different for (?!\1)(a company|an individual)\. We’ll keep what you’ve entered\.$/,
      );
    },
    switching: (I) => I.see('Terms and conditions'),
    submitted: (I) => I.see('Inflow and outflow'),
    redirected: (I) => I.see('Terms and conditions'),
    sessionExpired: (I) => I.see('Please login again'),
  },
  outOfReach: {
    'onboarding.ready | start.requested | 0': BUILT_OTHERWISE,
    'onboarding.redirecting | xstate.done.actor.openInterface | 0': BUILT_OTHERWISE,
    'onboarding.redirecting | xstate.done.actor.openInterface | 1': BUILT_OTHERWISE,
    'onboarding.redirecting | xstate.error.actor.openInterface | 0': BUILT_OTHERWISE,
    'onboarding.redirecting | xstate.error.actor.openInterface | 1': BUILT_OTHERWISE,
  },
} satisfies Model<typeof onboardingCases, StateOf<typeof onboardingMachine>>;
