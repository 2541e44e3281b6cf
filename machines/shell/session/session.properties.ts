import type { Moment, Properties } from '../../kit/properties';
import type { sessionCases } from './session.cases';
import type { sessionMachine } from './session.machine';

type Step = Moment<typeof sessionMachine>;

const keepsBooksOfNobody = ({ isIn, context }: Step) => isIn('signedOut') && context.opened !== null;

const forgetsOpenWorkUnasked = ({ happened, isIn }: Step) =>
  happened?.subject === 'findOpenWork' && happened.name !== 'none' && isIn('loggingOut');

const remembersAfterLogOut = ({ isIn, context }: Step) =>
  (isIn('loggingOut') || isIn('forgetting')) && (context.place !== null || context.choice !== null);

const IDLED = 'You were logged out due to inactivity';
const ENDINGS = { 'session.expired': 'Please login again', 'session.idled': IDLED, 'idle.heard': IDLED } as const;

const isEnding = (subject: string | undefined): subject is keyof typeof ENDINGS =>
  subject !== undefined && Object.hasOwn(ENDINGS, subject);

const endingOf = ({ happened }: Step) => (isEnding(happened?.subject) ? happened.subject : null);

const saysNothingOfExpiry = (step: Step) => {
  const isIdle = step.happened?.subject === 'revokeSession';
  const ending = endingOf(step) ?? (isIdle ? 'session.idled' : 'session.expired');
  return (step.isIn('idling') || step.isIn('expiring')) && step.context.reason !== ENDINGS[ending];
};

const forgetsThePlace = (step: Step) => endingOf(step) !== null && step.context.place === null;

/** The case is the merchant who was there before. */
const doesNotGoBack = ({ happened, before, emitted }: Step) =>
  happened?.kind === 'answers' &&
  happened.subject === 'openBooks' &&
  before.place !== null &&
  before.opened === null &&
  !emitted.some(({ type }) => type === 'navigate');

const ignoresTheCurrency = ({ happened, context }: Step) =>
  happened?.subject === 'currency.chosen' && context.choice?.currency !== Object(happened.payload).currency;

const opensNobodysBooks = ({ isIn, context }: Step) =>
  isIn('atDesk') && (context.opened === null || context.businesses.length === 0);

export const sessionProperties = [
  {
    kind: 'mustPass',
    says: 'The dashboard opens only when the books were opened',
    req: ['SES-02', 'FLW-03'],
    to: { state: 'atDesk' },
    through: [{ state: 'opening' }],
  },
  {
    kind: 'mustPass',
    says: 'The books are opened only with a token of this tab or after signing in',
    req: ['SES-05', 'SES-07', 'FLW-03'],
    to: { state: 'opening' },
    through: [{ guard: 'hasToken' }, { state: 'signedOut' }],
  },
  {
    kind: 'mustPass',
    says: 'Log Out looks for payments under way first, once there are books, unless another tab did',
    req: ['SES-10'],
    to: { state: 'forgetting' },
    through: [{ state: 'atDesk.checkingWork' }, { state: 'unopened' }, { event: 'logOut.heard' }],
  },
  {
    kind: 'alwaysExits',
    says: 'An ended session ends the work wherever it is',
    req: ['SES-06', 'FLW-03'],
    from: 'atDesk',
    on: { event: 'session.expired' },
    to: ['expiring'],
  },
  {
    kind: 'alwaysExits',
    says: 'A session that nobody was in for too long ends the work wherever it is',
    req: ['SES-11', 'FLW-03'],
    from: 'atDesk',
    on: { event: 'session.idled' },
    to: ['idling'],
  },
  {
    kind: 'alwaysExits',
    says: 'An idle end in another tab ends the work in this one wherever it is',
    req: ['SES-11', 'FLW-03'],
    from: 'atDesk',
    on: { event: 'idle.heard' },
    to: ['expiring'],
  },
  {
    kind: 'mustPass',
    says: 'Log Out asks the provider to revoke the token before the tab forgets it, unless another tab did',
    req: ['SES-10'],
    to: { state: 'forgetting' },
    through: [{ calls: 'revokeSession' }, { event: 'logOut.heard' }],
  },
  {
    kind: 'alwaysExits',
    says: 'Log Out goes on whatever becomes of the request to revoke the token',
    req: ['SES-10', 'FLW-03'],
    from: 'loggingOut',
    to: ['forgetting'],
  },
  {
    kind: 'alwaysExits',
    says: 'An idle end goes on whatever becomes of the request to revoke the token',
    req: ['SES-11', 'FLW-03'],
    from: 'idling',
    to: ['expiring'],
  },
  {
    kind: 'alwaysExits',
    says: 'Log Out in another tab ends the work in this one wherever it is',
    req: ['SES-10', 'FLW-03'],
    from: 'atDesk',
    on: { event: 'logOut.heard' },
    to: ['forgetting'],
  },
  {
    kind: 'never',
    says: 'No work goes on after Log Out but by opening the books anew',
    req: ['SES-10', 'FLW-03'],
    enter: 'atDesk.working',
    unless: [
      { port: 'openBooks', answers: 'tunde' },
      { port: 'openBooks', fails: 'refused' },
      { port: 'openBooks', fails: 'broken' },
      { port: 'openBooks', fails: 'network' },
      { port: 'openBooks', fails: 'timeout' },
      { port: 'openBooks', fails: 'badAnswer' },
      { port: 'openBooks', fails: 'defect' },
      { event: 'logOut.dismissed' },
    ],
  },
  {
    kind: 'alwaysExits',
    says: 'An ended session always comes to the sign-in',
    req: ['SES-06', 'FLW-03'],
    from: 'expiring',
    to: ['signedOut'],
  },
  {
    kind: 'alwaysExits',
    says: 'Log Out always comes to the sign-in',
    req: ['SES-10'],
    from: 'forgetting',
    to: ['signedOut'],
  },
  {
    kind: 'alwaysExits',
    says: 'Log Out goes ahead once it is confirmed',
    req: ['SES-10'],
    from: 'atDesk.confirmingLogOut',
    on: { event: 'logOut.confirmed' },
    to: ['loggingOut'],
  },
  {
    kind: 'alwaysExits',
    says: 'Log Out can be thought better of',
    req: ['SES-10'],
    from: 'atDesk.confirmingLogOut',
    on: { event: 'logOut.dismissed' },
    to: ['atDesk.working'],
  },
  {
    kind: 'alwaysExits',
    says: 'Log Out goes ahead where nothing is under way',
    req: ['SES-10'],
    from: 'atDesk.checkingWork',
    on: { port: 'findOpenWork', answers: 'none' },
    to: ['loggingOut'],
  },
  {
    kind: 'alwaysExits',
    says: 'Books that could not be opened can be asked for again',
    req: ['SES-02'],
    from: 'unopened',
    on: { event: 'profile.askedAgain' },
    to: ['opening'],
  },
  {
    kind: 'alwaysExits',
    says: 'The merchant is asked where a payment may be under way',
    req: ['SES-10'],
    from: 'atDesk.checkingWork',
    on: { port: 'findOpenWork', answers: 'one' },
    to: ['atDesk.confirmingLogOut'],
  },
  {
    kind: 'alwaysExits',
    says: 'One can log out of books that could not be opened',
    req: ['SES-10'],
    from: 'unopened',
    on: { event: 'logOut.asked' },
    to: ['loggingOut'],
  },
  { kind: 'never', says: 'The currency that was chosen is the one that is looked at', req: ['NAV-06'], when: ignoresTheCurrency },
  { kind: 'never', says: 'An ended session remembers where the merchant was', req: ['SES-06'], when: forgetsThePlace },
  { kind: 'never', says: 'Who comes back is brought to where they were', req: ['SES-06'], when: doesNotGoBack },
  { kind: 'never', says: 'The dashboard is never open for nobody', req: ['SES-02', 'SES-12'], when: opensNobodysBooks },
  { kind: 'never', says: 'Nobody’s books are open at the sign-in', req: ['SES-06'], when: keepsBooksOfNobody },
  { kind: 'never', says: 'A payment under way is not forgotten without asking', req: ['SES-10'], when: forgetsOpenWorkUnasked },
  { kind: 'never', says: 'Log Out leaves nothing to come back to', req: ['SES-10'], when: remembersAfterLogOut },
  { kind: 'never', says: 'An ended session is never without its sentence', req: ['SES-06', 'SES-11'], when: saysNothingOfExpiry },
] satisfies Properties<typeof sessionMachine, typeof sessionCases>;
