import { type Cases, everyFault } from '../../kit/flow/cases';
import type { onboardingMachine } from './onboarding.machine';
import { isOpen, mayGoLive } from './onboarding.rules';
import type { Onboarding } from './onboarding.types';

const complete: Onboarding = {
  name: 'Newleaf Crafts',
  type: 'Individual',
  status: 'Pending-Verification',
  declineReason: '',
  routed: false,
  progress: {
    personalInformation: 100,
    businessCompliance: 0,
    businessInformation: 100,
    bankInformation: 100,
    termsAndCondition: 100,
  },
};
const begun: Onboarding = { ...complete, progress: { ...complete.progress, bankInformation: 0, termsAndCondition: 0 } };
const submitted: Onboarding = { ...complete, status: 'Pending-Approval' };

export const onboardingCases = {
  inputs: {
    owner: { mayManage: true, hasInterface: false },
    viewer: { mayManage: false, hasInterface: false },
    elsewhere: { mayManage: true, hasInterface: true },
  },
  events: {
    'onboarding.retry': { now: {} },
    'goLive.requested': { now: {} },
    'start.requested': { now: {} },
    'switch.requested': { now: {} },
    'switch.confirmed': { now: {} },
    'switch.dismissed': { now: {} },
  },
  ports: {
    load: { answers: { complete, begun, submitted }, fails: everyFault },
    requestGoLive: {
      answers: { taken: { statusCode: '00', message: 'Submitted' }, incomplete: { statusCode: '02', message: 'Not yet' } },
      fails: everyFault,
    },
    switchType: { answers: { switched: { message: 'Switched' } }, fails: everyFault },
    openInterface: { answers: { went: { went: true }, noToken: { went: false } }, fails: everyFault },
  },
  builtOtherwise: ['elsewhere'],
  children: {},
  remember: ({ onboarding, mayManage, hasInterface, problem }) => [
    onboarding !== null && mayGoLive(onboarding),
    onboarding !== null && isOpen(onboarding),
    mayManage,
    hasInterface,
    problem !== null,
  ],
} satisfies Cases<typeof onboardingMachine>;
