import type { Moment, Properties } from '../../kit/properties';
import type { signInCases } from './signIn.cases';
import type { signInMachine } from './signIn.machine';

type Step = Moment<typeof signInMachine>;

const saysNothingOfAFault = ({ happened, context }: Step) => happened?.kind === 'fails' && context.problem === null;

/** Where the page is to change, the machine says so in the same step. */
const isOnTheWrongPage = ({ happened, isIn, emitted }: Step) => {
  const goesTo = emitted.find(({ type }) => type === 'navigate')?.to;
  if (happened?.subject === 'login' && isIn('secondFactor')) return goesTo !== '/2fa-signin';
  return happened?.kind === 'ends' && isIn('credentials') && goesTo !== '/';
};

const keepsThePassword = ({ isIn, context }: Step) => (isIn('secondFactor') || isIn('signedIn')) && context.password !== '';

export const signInProperties = [
  {
    kind: 'mustPass',
    says: 'Nobody is signed in without email and password, given now or before the page was loaded again',
    req: ['SES-01', 'SES-02', 'FLW-03'],
    to: { state: 'signedIn' },
    through: [{ state: 'submitting' }, { guard: 'awaitsCode' }],
  },
  {
    kind: 'mustPass',
    says: 'A code is asked for only when the provider wants one',
    req: ['SES-03'],
    to: { state: 'secondFactor' },
    through: [{ guard: 'wantsSecondFactor' }, { guard: 'awaitsCode' }],
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
  {
    kind: 'alwaysExits',
    says: 'A right code signs in',
    req: ['SES-03'],
    from: 'secondFactor',
    on: { child: 'otp', ends: 'verified' },
    to: ['signedIn'],
  },
  {
    kind: 'alwaysExits',
    says: 'After too many codes one signs in anew',
    req: ['SES-03'],
    from: 'secondFactor',
    on: { child: 'otp', ends: 'exhausted' },
    to: ['credentials'],
  },
  {
    kind: 'alwaysExits',
    says: 'A code without an answer can be entered again',
    req: ['SES-03'],
    from: 'secondFactor',
    on: { child: 'otp', ends: 'unanswered' },
    to: ['secondFactor'],
  },
  { kind: 'never', says: 'A code is entered on its own page, and nowhere else', req: ['SES-03'], when: isOnTheWrongPage },
  { kind: 'never', says: 'A refused sign-in says why', req: ['SES-04'], when: saysNothingOfAFault },
  { kind: 'never', says: 'A password that was accepted is not kept', req: ['SES-03'], when: keepsThePassword },
  {
    kind: 'alwaysExits',
    says: 'Whatever the provider answers, signing in goes on or back to the form',
    req: ['SES-04'],
    from: 'submitting',
    to: ['credentials', 'secondFactor', 'signedIn'],
  },
] satisfies Properties<typeof signInMachine, typeof signInCases>;
