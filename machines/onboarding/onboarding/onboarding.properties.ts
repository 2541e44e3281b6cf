import type { Moment, Properties } from '../../kit/properties';
import type { onboardingCases } from './onboarding.cases';
import type { onboardingMachine } from './onboarding.machine';
import { mayGoLive } from './onboarding.rules';

const asksTooEarly = ({ before, isIn, happened }: Moment<typeof onboardingMachine>) =>
  happened?.subject === 'goLive.asked' &&
  isIn('submitting') &&
  !(before.mayManage && before.onboarding !== null && mayGoLive(before.onboarding));

export const onboardingProperties = [
  {
    kind: 'mustPass',
    says: 'Going live is asked for only when every required section is at 100, by somebody who may',
    req: ['ONB-04', 'FLW-03'],
    to: { calls: 'requestGoLive' },
    through: [{ guard: 'mayGoLive' }],
  },
  { kind: 'never', says: 'No step asks for it while a required section is below 100', req: ['ONB-04'], when: asksTooEarly },
  {
    kind: 'never',
    says: 'Only the merchant asks for it: a lost answer never sends it again',
    req: ['ONB-05'],
    enter: 'submitting',
    unless: [{ event: 'goLive.asked' }],
  },
  {
    kind: 'never',
    says: 'It counts as submitted only when the provider said so',
    req: ['ONB-05'],
    enter: 'submitted',
    unless: [
      { port: 'requestGoLive', answers: 'taken' },
      { port: 'load', answers: 'submitted' },
    ],
  },
  {
    kind: 'alwaysExits',
    says: 'While it is being asked for it is not asked for again, whatever is pressed',
    req: ['ONB-05'],
    from: 'submitting',
    to: ['submitted', 'ready', 'checking', 'left'],
  },
  {
    kind: 'mustPass',
    says: 'The type is switched only after the merchant was asked',
    req: ['ONB-06'],
    to: { calls: 'switchType' },
    through: [{ state: 'confirmingSwitch' }],
  },
  {
    kind: 'alwaysExits',
    says: 'After a switch, answered or not, the type is looked at before anything else',
    req: ['ONB-06'],
    from: 'switching',
    to: ['loading', 'left'],
  },
  {
    kind: 'never',
    says: "Nobody counts as gone to the provider's interface without a token to go with",
    req: ['ONB-02'],
    enter: 'gone',
    unless: [{ port: 'openInterface', answers: 'went' }],
  },
] satisfies Properties<typeof onboardingMachine, typeof onboardingCases>;
