import type { Properties, PropertyStep } from '../../kit/flow/properties';
import type { sessionCases } from './session.cases';
import type { sessionMachine } from './session.machine';

type Step = PropertyStep<typeof sessionMachine>;

const keepsBooksOfNobody = ({ isIn, context }: Step) => isIn('signedOut') && context.opened !== null;

const forgetsOpenWorkUnasked = ({ happened, isIn }: Step) =>
  happened?.subject === 'findOpenWork' && happened.name !== 'none' && isIn('loggingOut');

const remembersAfterLogOut = ({ isIn, context }: Step) =>
  (isIn('loggingOut') || isIn('forgetting')) && (context.returnTo !== null || context.choice !== null);

const IDLED = 'You were logged out due to inactivity';
const ENDINGS = { 'session.expired': 'Please login again', 'session.idled': IDLED, 'idle.received': IDLED } as const;

const isEnding = (subject: string | undefined): subject is keyof typeof ENDINGS =>
  subject !== undefined && Object.hasOwn(ENDINGS, subject);

const endingOf = ({ happened }: Step) => (isEnding(happened?.subject) ? happened.subject : null);

const saysNothingOfExpiry = (step: Step) => {
  const isIdle = step.happened?.subject === 'revokeSession';
  const ending = endingOf(step) ?? (isIdle ? 'session.idled' : 'session.expired');
  return (step.isIn('idling') || step.isIn('expiring')) && step.context.reason !== ENDINGS[ending];
};

const forgetsThePlace = (step: Step) => endingOf(step) !== null && step.context.returnTo === null;

/** The case is the same merchant as before. */
const doesNotGoBack = ({ happened, before, emitted }: Step) =>
  happened?.kind === 'answers' &&
  happened.subject === 'loadProfile' &&
  before.returnTo !== null &&
  before.opened === null &&
  !emitted.some(({ type }) => type === 'navigate');

const ignoresTheCurrency = ({ happened, context }: Step) =>
  happened?.subject === 'currency.chosen' && context.choice?.currency !== Object(happened.payload).currency;

const opensNobodysBooks = ({ isIn, context }: Step) =>
  isIn('authenticated') && (context.opened === null || context.businesses.length === 0);

export const sessionProperties = [
  {
    kind: 'mustPass',
    says: 'The dashboard opens only after the profile has been requested',
    req: ['SES-02', 'FLW-03'],
    to: { state: 'authenticated' },
    through: [{ state: 'loadingProfile' }],
  },
  {
    kind: 'mustPass',
    says: 'The profile is requested only with a token in this tab or after signing in',
    req: ['SES-05', 'SES-07', 'FLW-03'],
    to: { state: 'loadingProfile' },
    through: [{ guard: 'hasToken' }, { state: 'signedOut' }],
    holdsUntil: [{ state: 'forgetting' }, { state: 'expiring' }],
  },
  {
    kind: 'mustPass',
    says: 'Log Out checks for open payments first, unless the profile never loaded or another tab logged out',
    req: ['SES-10'],
    to: { state: 'forgetting' },
    through: [{ state: 'authenticated.checkingWork' }, { state: 'profileFailed' }, { event: 'logOut.received' }],
  },
  {
    kind: 'alwaysExits',
    says: 'An expired session ends work in every dashboard state',
    req: ['SES-06', 'FLW-03'],
    from: 'authenticated',
    on: { event: 'session.expired' },
    to: ['expiring'],
  },
  {
    kind: 'alwaysExits',
    says: 'Inactivity ends work in every dashboard state',
    req: ['SES-11', 'FLW-03'],
    from: 'authenticated',
    on: { event: 'session.idled' },
    to: ['idling'],
  },
  {
    kind: 'alwaysExits',
    says: 'An inactivity timeout in another tab ends work in this tab, in every dashboard state',
    req: ['SES-11', 'FLW-03'],
    from: 'authenticated',
    on: { event: 'idle.received' },
    to: ['expiring'],
  },
  {
    kind: 'mustPass',
    says: 'Log Out requests that the token be revoked before this tab discards it, unless another tab logged out',
    req: ['SES-10'],
    to: { state: 'forgetting' },
    through: [{ calls: 'revokeSession' }, { event: 'logOut.received' }],
  },
  {
    kind: 'alwaysExits',
    says: 'Log Out proceeds whether or not the request to revoke the token succeeds',
    req: ['SES-10', 'FLW-03'],
    from: 'loggingOut',
    to: ['forgetting'],
  },
  {
    kind: 'alwaysExits',
    says: 'An inactivity timeout proceeds whether or not the request to revoke the token succeeds',
    req: ['SES-11', 'FLW-03'],
    from: 'idling',
    to: ['expiring'],
  },
  {
    kind: 'alwaysExits',
    says: 'Log Out in another tab ends work in this tab, in every dashboard state',
    req: ['SES-10', 'FLW-03'],
    from: 'authenticated',
    on: { event: 'logOut.received' },
    to: ['forgetting'],
  },
  {
    kind: 'never',
    says: 'After Log Out, work resumes only when the dashboard is loaded again',
    req: ['SES-10', 'FLW-03'],
    enter: 'authenticated.idle',
    unless: [
      { port: 'loadProfile', answers: 'tunde' },
      { port: 'loadProfile', fails: 'refused' },
      { port: 'loadProfile', fails: 'broken' },
      { port: 'loadProfile', fails: 'network' },
      { port: 'loadProfile', fails: 'timeout' },
      { port: 'loadProfile', fails: 'badAnswer' },
      { port: 'loadProfile', fails: 'defect' },
      { event: 'logOut.dismissed' },
    ],
  },
  {
    kind: 'alwaysExits',
    says: 'An expired session always leads to the sign-in page',
    req: ['SES-06', 'FLW-03'],
    from: 'expiring',
    to: ['signedOut'],
  },
  {
    kind: 'alwaysExits',
    says: 'Log Out always leads to the sign-in page',
    req: ['SES-10'],
    from: 'forgetting',
    to: ['signedOut'],
  },
  {
    kind: 'alwaysExits',
    says: 'A confirmed Log Out proceeds',
    req: ['SES-10'],
    from: 'authenticated.confirmingLogOut',
    on: { event: 'logOut.confirmed' },
    to: ['loggingOut'],
  },
  {
    kind: 'alwaysExits',
    says: 'Log Out can be cancelled',
    req: ['SES-10'],
    from: 'authenticated.confirmingLogOut',
    on: { event: 'logOut.dismissed' },
    to: ['authenticated.idle'],
  },
  {
    kind: 'alwaysExits',
    says: 'Log Out proceeds without a question when no payment is open',
    req: ['SES-10'],
    from: 'authenticated.checkingWork',
    on: { port: 'findOpenWork', answers: 'none' },
    to: ['loggingOut'],
  },
  {
    kind: 'alwaysExits',
    says: 'A dashboard that failed to load can be reloaded',
    req: ['SES-02'],
    from: 'profileFailed',
    on: { event: 'profile.retry' },
    to: ['loadingProfile'],
  },
  {
    kind: 'alwaysExits',
    says: 'The merchant is asked before Log Out when a payment may be open',
    req: ['SES-10'],
    from: 'authenticated.checkingWork',
    on: { port: 'findOpenWork', answers: 'one' },
    to: ['authenticated.confirmingLogOut'],
  },
  {
    kind: 'alwaysExits',
    says: 'The merchant can log out when the dashboard failed to load',
    req: ['SES-10'],
    from: 'profileFailed',
    on: { event: 'logOut.requested' },
    to: ['loggingOut'],
  },
  { kind: 'never', says: 'The currency shown is the one the merchant chose', req: ['NAV-06'], when: ignoresTheCurrency },
  { kind: 'never', says: 'An expired session remembers the merchant’s page', req: ['SES-06'], when: forgetsThePlace },
  { kind: 'never', says: 'A merchant who signs in again returns to that page', req: ['SES-06'], when: doesNotGoBack },
  {
    kind: 'never',
    says: 'The dashboard never opens without a profile and a business',
    req: ['SES-02', 'SES-12'],
    when: opensNobodysBooks,
  },
  { kind: 'never', says: 'No business data remains in memory on the sign-in page', req: ['SES-06'], when: keepsBooksOfNobody },
  {
    kind: 'never',
    says: 'An open payment is never discarded by logging out without a confirmation',
    req: ['SES-10'],
    when: forgetsOpenWorkUnasked,
  },
  { kind: 'never', says: 'After Log Out, no page and no choice is remembered', req: ['SES-10'], when: remembersAfterLogOut },
  { kind: 'never', says: 'An expired session always shows its message', req: ['SES-06', 'SES-11'], when: saysNothingOfExpiry },
] satisfies Properties<typeof sessionMachine, typeof sessionCases>;
