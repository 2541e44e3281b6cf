import type { Properties, PropertyStep } from '../../kit/flow/properties';
import type { onboardingCases } from './onboarding.cases';
import type { onboardingMachine } from './onboarding.machine';
import { mayGoLive } from './onboarding.rules';

const asksTooEarly = ({ before, isIn, happened }: PropertyStep<typeof onboardingMachine>) =>
  happened?.subject === 'goLive.requested' &&
  isIn('submitting') &&
  !(before.mayManage && before.onboarding !== null && mayGoLive(before.onboarding));

export const onboardingProperties = [
  {
    kind: 'mustPass',
    says: 'Going live is requested only when every required section is 100% complete, by a user who may request it',
    req: ['ONB-04', 'FLW-03'],
    to: { calls: 'requestGoLive' },
    through: [{ guard: 'mayGoLive' }],
  },
  {
    kind: 'never',
    says: 'No request to go live is possible while a required section is below 100%',
    req: ['ONB-04'],
    when: asksTooEarly,
  },
  {
    kind: 'never',
    says: 'A request to go live is sent only when the merchant submits it, never again after a lost response',
    req: ['ONB-05'],
    enter: 'submitting',
    unless: [{ event: 'goLive.requested' }],
  },
  {
    kind: 'never',
    says: 'Documents are shown as submitted only after the provider confirms it',
    req: ['ONB-05'],
    enter: 'submitted',
    unless: [
      { port: 'requestGoLive', answers: 'taken' },
      { port: 'load', answers: 'submitted' },
    ],
  },
  {
    kind: 'alwaysExits',
    says: 'While a request to go live is in progress it cannot be sent again',
    req: ['ONB-05'],
    from: 'submitting',
    to: ['submitted', 'ready', 'checkingOutcome', 'sessionExpired'],
  },
  {
    kind: 'mustPass',
    says: 'The business type is switched only after the merchant confirms it',
    req: ['ONB-06'],
    to: { calls: 'switchType' },
    through: [{ state: 'confirmingSwitch' }],
  },
  {
    kind: 'alwaysExits',
    says: 'After a switch request, with or without a response, the business type is reloaded first',
    req: ['ONB-06'],
    from: 'switching',
    to: ['loading', 'sessionExpired'],
  },
  {
    kind: 'never',
    says: 'The merchant leaves for the provider’s own interface only with a token',
    req: ['ONB-02'],
    enter: 'redirected',
    unless: [{ port: 'openInterface', answers: 'went' }],
  },
] satisfies Properties<typeof onboardingMachine, typeof onboardingCases>;
