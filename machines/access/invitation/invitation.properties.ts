import type { Moment, Properties } from '../../kit/properties';
import type { invitationCases } from './invitation.cases';
import type { invitationMachine } from './invitation.machine';

type Step = Moment<typeof invitationMachine>;

const keepsTheLink = ({ isIn, context }: Step) => (isIn('accepted') || isIn('refused') || isIn('closed')) && context.token !== '';

const asksTheWrongPerson = ({ isIn, context }: Step) =>
  (isIn('choosing') && context.invitation?.isExistingUser === true) ||
  (isIn('confirming') && context.invitation?.isExistingUser === false);

const isBlind = ({ isIn, context }: Step) =>
  (isIn('choosing') || isIn('confirming') || isIn('accepting')) && context.invitation === null;

const failsWithoutAWord = ({ happened, context }: Step) => happened?.kind === 'fails' && context.problem === null;

export const invitationProperties = [
  {
    kind: 'never',
    says: 'An invitation counts as accepted only when the provider said so',
    req: ['SUP-06', 'FLW-03'],
    enter: 'accepted',
    unless: [
      { port: 'acceptInvitation', answers: 'accepted' },
      { child: 'password', ends: 'saved' },
    ],
  },
  {
    kind: 'mustPass',
    says: 'Nothing is accepted for somebody with an account before they said yes',
    req: ['SUP-06', 'FLW-03'],
    to: { calls: 'acceptInvitation' },
    through: [{ event: 'invitation.confirmed' }],
  },
  { kind: 'never', says: 'Nothing can be accepted that is not on screen', req: ['SUP-06'], when: isBlind },
  {
    kind: 'never',
    says: 'A password is asked of who is new, and of nobody who has one',
    req: ['SUP-06'],
    when: asksTheWrongPerson,
  },
  {
    kind: 'mustPass',
    says: 'Nobody is sent on, signed in or not, before the link was tried',
    req: ['SUP-06', 'SES-07'],
    to: { state: 'closed' },
    through: [{ state: 'reading' }, { state: 'incomplete' }, { guard: 'wasAccepted' }],
  },
  {
    kind: 'alwaysExits',
    says: 'Whatever the provider answers, accepting comes to an end, or can be tried again',
    req: ['SUP-06'],
    from: 'accepting',
    to: ['accepted', 'refused', 'confirming', 'closed'],
  },
  {
    kind: 'alwaysExits',
    says: 'An invitation that could not be read can be asked for again',
    req: ['SUP-06'],
    from: 'unread',
    on: { event: 'invitation.askedAgain' },
    to: ['reading'],
  },
  { kind: 'never', says: 'A link is not kept once it was answered', req: ['SUP-06'], when: keepsTheLink },
  { kind: 'never', says: 'A failure is never without a word', req: ['SUP-06'], when: failsWithoutAWord },
] satisfies Properties<typeof invitationMachine, typeof invitationCases>;
