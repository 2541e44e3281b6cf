import type { Properties, PropertyStep } from '../../kit/flow/properties';
import type { signInCases } from './signIn.cases';
import type { signInMachine } from './signIn.machine';

type Step = PropertyStep<typeof signInMachine>;

const saysNothingOfAFault = ({ happened, context }: Step) => happened?.kind === 'fails' && context.problem === null;

/** When the page has to change, the machine emits it in the same step. */
const isOnTheWrongPage = ({ happened, isIn, emitted }: Step) => {
  const goesTo = emitted.find(({ type }) => type === 'navigate')?.to;
  if (happened?.subject === 'login' && isIn('secondFactor')) return goesTo !== '/2fa-signin';
  return happened?.kind === 'ends' && isIn('credentials') && goesTo !== '/';
};

const keepsThePassword = ({ isIn, context }: Step) => (isIn('secondFactor') || isIn('signedIn')) && context.password !== '';

/** After a reload, a kept attempt would open the code step again. */
const keepsTheAttempt = ({ isIn, context }: Step) => isIn('credentials') && context.sentAt !== null;

export const signInProperties = [
  {
    kind: 'mustPass',
    says: 'No one is signed in without submitting an email and a password, now or before a reload',
    req: ['SES-01', 'SES-02', 'FLW-03'],
    to: { state: 'signedIn' },
    through: [{ state: 'submitting' }, { guard: 'awaitsCode' }],
  },
  {
    kind: 'mustPass',
    says: 'A code is requested only when the provider requires one',
    req: ['SES-03'],
    to: { state: 'secondFactor' },
    through: [{ guard: 'requiresOtp' }, { guard: 'awaitsCode' }],
    holdsUntil: [{ calls: 'login' }],
  },
  {
    kind: 'mustPass',
    says: 'Nothing is sent while the email or the password is missing',
    req: ['SES-01'],
    to: { calls: 'login' },
    through: [{ guard: 'isComplete' }],
  },
  {
    kind: 'never',
    says: 'A merchant is signed in only after the provider confirms it',
    req: ['SES-02', 'SES-03', 'FLW-03'],
    enter: 'signedIn',
    unless: [
      { port: 'login', answers: 'complete' },
      { child: 'otp', ends: 'verified' },
    ],
  },
  {
    kind: 'alwaysExits',
    says: 'A correct code signs the merchant in',
    req: ['SES-03'],
    from: 'secondFactor',
    on: { child: 'otp', ends: 'verified' },
    to: ['signedIn'],
  },
  {
    kind: 'alwaysExits',
    says: 'After too many wrong codes, the merchant signs in again',
    req: ['SES-03'],
    from: 'secondFactor',
    on: { child: 'otp', ends: 'tooManyAttempts' },
    to: ['credentials'],
  },
  {
    kind: 'alwaysExits',
    says: 'A code that got no response can be entered again',
    req: ['SES-03'],
    from: 'secondFactor',
    on: { child: 'otp', ends: 'noResponse' },
    to: ['secondFactor'],
  },
  {
    kind: 'never',
    says: 'The code step has its own page, and leaving it returns to the sign-in page',
    req: ['SES-03'],
    when: isOnTheWrongPage,
  },
  { kind: 'never', says: 'A refused sign-in shows the reason', req: ['SES-04'], when: saysNothingOfAFault },
  { kind: 'never', says: 'A code step that was left is not opened again by a reload', req: ['SES-03'], when: keepsTheAttempt },
  { kind: 'never', says: 'An accepted password is never kept', req: ['SES-03'], when: keepsThePassword },
  {
    kind: 'alwaysExits',
    says: 'Whatever the provider answers, sign-in proceeds or returns to the form',
    req: ['SES-04'],
    from: 'submitting',
    to: ['credentials', 'secondFactor', 'signedIn'],
  },
] satisfies Properties<typeof signInMachine, typeof signInCases>;
