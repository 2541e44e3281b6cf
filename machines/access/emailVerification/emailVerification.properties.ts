import type { Properties, PropertyStep } from '../../kit/flow/properties';
import type { emailVerificationCases } from './emailVerification.cases';
import type { emailVerificationMachine } from './emailVerification.machine';

type Step = PropertyStep<typeof emailVerificationMachine>;

const keepsSecrets = ({ isIn, context }: Step) =>
  (isIn('verified') || isIn('verifiedBefore') || isIn('notConfirmed') || isIn('refused') || isIn('closed')) &&
  (context.token !== '' || context.password !== '');

const failsWithoutAWord = ({ happened, context }: Step) => happened?.kind === 'fails' && context.problem === null;

export const emailVerificationProperties = [
  {
    kind: 'mustPass',
    says: 'Signin is shown only after the provider reports the email verified',
    req: ['SUP-05', 'FLW-03'],
    to: { state: 'verified' },
    through: [{ guard: 'isVerified' }],
  },
  {
    kind: 'never',
    says: 'An email counts as verified only after the provider reports it',
    req: ['SUP-05', 'FLW-03'],
    enter: 'verified',
    unless: [{ port: 'verifyEmail', answers: 'verified' }],
  },
  {
    kind: 'mustPass',
    says: 'No one is redirected before the link was tried or the user left the page',
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
    says: 'A wrong password can be corrected and sent again',
    req: ['SUP-05'],
    from: 'verifying',
    on: { port: 'verifyEmail', answers: 'otherPassword' },
    to: ['editing'],
  },
  {
    kind: 'alwaysExits',
    says: 'Whatever the provider answers, the page shows the result of the link',
    req: ['SUP-05'],
    from: 'verifying',
    to: ['verified', 'notConfirmed', 'refused', 'editing', 'closed'],
  },
  {
    kind: 'alwaysExits',
    says: 'A link that got no response can be retried',
    req: ['SUP-05'],
    from: 'verifying',
    on: { port: 'verifyEmail', fails: 'network' },
    to: ['editing'],
  },
  {
    kind: 'never',
    says: 'The link and the password are discarded once the provider has decided on the link',
    req: ['SUP-05'],
    when: keepsSecrets,
  },
  { kind: 'never', says: 'Every failed call shows an error message', req: ['SUP-05'], when: failsWithoutAWord },
] satisfies Properties<typeof emailVerificationMachine, typeof emailVerificationCases>;
