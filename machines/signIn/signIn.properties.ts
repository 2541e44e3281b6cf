import type { Moment, Properties } from '../kit/properties';
import type { signInCases } from './signIn.cases';
import type { signInMachine } from './signIn.machine';

const keepsThePassword = ({ isIn, context }: Moment<typeof signInMachine>) =>
  (isIn('secondFactor') || isIn('signedIn')) && context.password !== '';

export const signInProperties = [
  {
    kind: 'mustPass',
    says: 'Nobody is signed in without e-mail and password',
    req: ['SES-01', 'SES-02', 'FLW-03'],
    to: { state: 'signedIn' },
    through: [{ state: 'submitting' }],
  },
  {
    kind: 'mustPass',
    says: 'A code is asked for only when the provider wants one',
    req: ['SES-03'],
    to: { state: 'secondFactor' },
    through: [{ guard: 'wantsSecondFactor' }],
  },
  {
    kind: 'mustPass',
    says: 'Nothing is sent while one of the two is missing',
    req: ['SES-01'],
    to: { calls: 'login' },
    through: [{ guard: 'isComplete' }],
  },
  {
    kind: 'never',
    says: 'Nobody is signed in but by the provider’s word',
    req: ['SES-02', 'SES-03', 'FLW-03'],
    enter: 'signedIn',
    unless: [
      { port: 'login', answers: 'complete' },
      { child: 'otp', ends: 'verified' },
    ],
  },
  { kind: 'never', says: 'A password that was accepted is not kept', req: ['SES-03'], when: keepsThePassword },
  {
    kind: 'alwaysExits',
    says: 'Whatever the provider answers, signing in goes on or back to the form',
    req: ['SES-04'],
    from: 'submitting',
    to: ['credentials', 'secondFactor', 'signedIn'],
  },
] satisfies Properties<typeof signInMachine, typeof signInCases>;
