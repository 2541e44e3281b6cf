import type { Moment, Properties } from '../../kit/properties';
import type { idleCases } from './idle.cases';
import type { idleMachine } from './idle.machine';

type Step = Moment<typeof idleMachine>;

const goesOnAfterTheLimit = ({ happened, context, isIn }: Step) =>
  happened?.kind === 'answers' && Object(happened.payload).quietMs >= context.limitMs && !isIn('over');

const endsForWhoIsHere = ({ happened, context, isIn }: Step) =>
  happened?.kind === 'answers' && Object(happened.payload).quietMs < context.limitMs && isIn('over');

export const idleProperties = [
  {
    kind: 'never',
    says: 'A session never continues after the inactivity limit',
    req: ['SES-11'],
    when: goesOnAfterTheLimit,
  },
  {
    kind: 'never',
    says: 'A session never ends for a merchant who was active within the limit',
    req: ['SES-11'],
    when: endsForWhoIsHere,
  },
  {
    kind: 'alwaysExits',
    says: 'An inactive merchant is warned before the session ends',
    req: ['SES-11'],
    from: 'present',
    on: { port: 'watch', answers: 'quiet' },
    to: ['warned'],
  },
  {
    kind: 'alwaysExits',
    says: 'A computer that sleeps past the limit ends the session when it wakes',
    req: ['SES-11'],
    from: 'present',
    on: { port: 'watch', answers: 'tooLong' },
    to: ['over'],
  },
  {
    kind: 'alwaysExits',
    says: 'A merchant who chooses to stay within the limit remains signed in',
    req: ['SES-11'],
    from: 'staying',
    on: { port: 'stay', answers: 'inTime' },
    to: ['present'],
  },
  {
    kind: 'alwaysExits',
    says: 'A response to the warning after the limit ends the session',
    req: ['SES-11'],
    from: 'staying',
    on: { port: 'stay', answers: 'tooLate' },
    to: ['over'],
  },
  {
    kind: 'alwaysExits',
    says: 'Activity in another tab closes the warning',
    req: ['SES-11'],
    from: 'warned',
    on: { port: 'watch', answers: 'back' },
    to: ['present'],
  },
  {
    kind: 'alwaysExits',
    says: 'Without a response to the warning, the session ends',
    req: ['SES-11'],
    from: 'warned',
    on: { port: 'watch', answers: 'tooLong' },
    to: ['over'],
  },
] satisfies Properties<typeof idleMachine, typeof idleCases>;
