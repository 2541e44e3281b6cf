import type { Moment, Properties } from '../kit/properties';
import type { emailVerificationCases } from './emailVerification.cases';
import type { emailVerificationMachine } from './emailVerification.machine';

type Step = Moment<typeof emailVerificationMachine>;

const keepsTheLink = ({ isIn, context }: Step) =>
  (isIn('verified') || isIn('verifiedBefore') || isIn('unconfirmed') || isIn('refused') || isIn('closed')) &&
  context.token !== '';

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
    says: 'Nobody is sent on, signed in or not, before the link was tried',
    req: ['SUP-05', 'SES-07'],
    to: { state: 'closed' },
    through: [{ state: 'verifying' }, { state: 'incomplete' }, { guard: 'wasVerified' }],
  },
  {
    kind: 'alwaysExits',
    says: 'Whatever the provider answers, the page says what became of the link',
    req: ['SUP-05'],
    from: 'verifying',
    to: ['verified', 'unconfirmed', 'refused', 'failed', 'closed'],
  },
  {
    kind: 'alwaysExits',
    says: 'A link without an answer can be tried again',
    req: ['SUP-05'],
    from: 'failed',
    on: { event: 'verification.askedAgain' },
    to: ['verifying'],
  },
  { kind: 'never', says: 'A link is not kept once it was answered', req: ['SUP-05'], when: keepsTheLink },
  { kind: 'never', says: 'A failure is never without a word', req: ['SUP-05'], when: failsWithoutAWord },
] satisfies Properties<typeof emailVerificationMachine, typeof emailVerificationCases>;
