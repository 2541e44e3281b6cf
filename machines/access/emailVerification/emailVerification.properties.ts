import type { Moment, Properties } from '../../kit/properties';
import type { emailVerificationCases } from './emailVerification.cases';
import type { emailVerificationMachine } from './emailVerification.machine';

type Step = Moment<typeof emailVerificationMachine>;

const keepsSecrets = ({ isIn, context }: Step) =>
  (isIn('verified') || isIn('verifiedBefore') || isIn('unconfirmed') || isIn('refused') || isIn('closed')) &&
  (context.token !== '' || context.password !== '');

const failsWithoutAWord = ({ happened, context }: Step) => happened?.kind === 'fails' && context.problem === null;

export const emailVerificationProperties = [
  {
    kind: 'mustPass',
    says: 'Signin is offered only where the provider’s message says that the address is verified',
    req: ['SUP-05', 'FLW-03'],
    to: { state: 'verified' },
    through: [{ guard: 'isVerified' }],
  },
  {
    kind: 'never',
    says: 'An address counts as verified only when the provider said so',
    req: ['SUP-05', 'FLW-03'],
    enter: 'verified',
    unless: [{ port: 'verifyEmail', answers: 'verified' }],
  },
  {
    kind: 'mustPass',
    says: 'Nobody is sent on, signed in or not, before the link was tried or they left the page',
    req: ['SUP-05', 'SES-07'],
    to: { state: 'closed' },
    through: [{ state: 'verifying' }, { event: 'page.left' }, { guard: 'wasVerified' }],
  },
  {
    kind: 'mustPass',
    says: 'A link is never tried without a password',
    req: ['SUP-05', 'FLW-03'],
    to: { calls: 'verifyEmail' },
    through: [{ guard: 'hasPassword' }],
  },
  {
    kind: 'alwaysExits',
    says: 'A password that is not the one of the sign-up can be entered again',
    req: ['SUP-05'],
    from: 'verifying',
    on: { port: 'verifyEmail', answers: 'otherPassword' },
    to: ['asking'],
  },
  {
    kind: 'alwaysExits',
    says: 'Whatever the provider answers, the page says what became of the link',
    req: ['SUP-05'],
    from: 'verifying',
    to: ['verified', 'unconfirmed', 'refused', 'asking', 'closed'],
  },
  {
    kind: 'alwaysExits',
    says: 'A link without an answer can be tried again',
    req: ['SUP-05'],
    from: 'verifying',
    on: { port: 'verifyEmail', fails: 'network' },
    to: ['asking'],
  },
  { kind: 'never', says: 'Neither link nor password is kept once the link is settled', req: ['SUP-05'], when: keepsSecrets },
  { kind: 'never', says: 'A failure is never without a word', req: ['SUP-05'], when: failsWithoutAWord },
] satisfies Properties<typeof emailVerificationMachine, typeof emailVerificationCases>;
