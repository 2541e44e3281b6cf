import type { Properties, PropertyStep } from '../../kit/flow/properties';
import { hasNotice, isOneOf } from '../../kit/flow/step.never';
import type { invitationCases } from './invitation.cases';
import type { invitationMachine } from './invitation.machine';

type Step = PropertyStep<typeof invitationMachine>;

const keepsTheLink = ({ isIn, context }: Step) => (isIn('accepted') || isIn('refused') || isIn('closed')) && context.token !== '';

const asksTheWrongPerson = ({ isIn, context }: Step) =>
  (isIn('choosing') && context.invitation?.isExistingUser === true) ||
  (isIn('confirming') && context.invitation?.isExistingUser === false);

const isBlind = ({ isIn, context }: Step) =>
  (isIn('choosing') || isIn('confirming') || isIn('accepting')) && context.invitation === null;

const failsWithoutAWord = ({ happened, context }: Step) => happened?.kind === 'fails' && context.problem === null;

const acceptsInSilence = (step: Step) =>
  step.isIn('closed') && isOneOf(step, ['acceptInvitation answers', 'password ends saved']) && !hasNotice(step, 'good');

export const invitationProperties = [
  {
    kind: 'never',
    says: 'An accepted invitation that leads to the dashboard always shows a message',
    req: ['SUP-06'],
    when: acceptsInSilence,
  },
  {
    kind: 'never',
    says: 'An invitation is shown as accepted only after the provider confirms it',
    req: ['SUP-06', 'FLW-03'],
    enter: 'accepted',
    unless: [
      { port: 'acceptInvitation', answers: 'accepted' },
      { child: 'password', ends: 'saved' },
    ],
  },
  {
    kind: 'mustPass',
    says: 'No invitation is accepted for an existing user before they confirm it',
    req: ['SUP-06', 'FLW-03'],
    to: { calls: 'acceptInvitation' },
    through: [{ event: 'invitation.confirmed' }],
  },
  { kind: 'never', says: 'No invitation can be accepted before its details are loaded', req: ['SUP-06'], when: isBlind },
  {
    kind: 'never',
    says: 'A new user has to set a password, and an existing user never does',
    req: ['SUP-06'],
    when: asksTheWrongPerson,
  },
  {
    kind: 'mustPass',
    says: 'No one leaves the page before the link has been tried or found incomplete',
    req: ['SUP-06', 'SES-07'],
    to: { state: 'closed' },
    through: [{ state: 'loading' }, { state: 'incomplete' }, { guard: 'wasAccepted' }],
  },
  {
    kind: 'alwaysExits',
    says: 'Whatever the provider answers, accepting ends or can be retried',
    req: ['SUP-06'],
    from: 'accepting',
    to: ['accepted', 'refused', 'confirming', 'closed'],
  },
  {
    kind: 'alwaysExits',
    says: 'An invitation that failed to load can be reloaded',
    req: ['SUP-06'],
    from: 'loadFailed',
    on: { event: 'invitation.retry' },
    to: ['loading'],
  },
  { kind: 'never', says: 'The token of a link is discarded once the provider has answered', req: ['SUP-06'], when: keepsTheLink },
  { kind: 'never', says: 'Every failed call shows an error message', req: ['SUP-06'], when: failsWithoutAWord },
] satisfies Properties<typeof invitationMachine, typeof invitationCases>;
