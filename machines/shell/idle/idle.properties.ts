import type { Properties, PropertyStep } from '../../kit/flow/properties';
import type { idleCases } from './idle.cases';
import type { idleMachine } from './idle.machine';

type Step = PropertyStep<typeof idleMachine>;

const goesOnAfterTheLimit = ({ happened, context, isIn }: Step) =>
  happened?.kind === 'answers' && Object(happened.payload).idleMs >= context.timeoutMs && !isIn('timedOut');

const endsForWhoIsHere = ({ happened, context, isIn }: Step) =>
  happened?.kind === 'answers' && Object(happened.payload).idleMs < context.timeoutMs && isIn('timedOut');

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
    from: 'active',
    on: { port: 'watch', answers: 'quiet' },
    to: ['warning'],
  },
  {
    kind: 'alwaysExits',
    says: 'A computer that sleeps past the limit ends the session when it wakes',
    req: ['SES-11'],
    from: 'active',
    on: { port: 'watch', answers: 'tooLong' },
    to: ['timedOut'],
  },
  {
    kind: 'alwaysExits',
    says: 'A merchant who chooses to stay within the limit remains signed in',
    req: ['SES-11'],
    from: 'extending',
    on: { port: 'stay', answers: 'inTime' },
    to: ['active'],
  },
  {
    kind: 'alwaysExits',
    says: 'A response to the warning after the limit ends the session',
    req: ['SES-11'],
    from: 'extending',
    on: { port: 'stay', answers: 'tooLate' },
    to: ['timedOut'],
  },
  {
    kind: 'alwaysExits',
    says: 'Activity in another tab closes the warning',
    req: ['SES-11'],
    from: 'warning',
    on: { port: 'watch', answers: 'back' },
    to: ['active'],
  },
  {
    kind: 'alwaysExits',
    says: 'Without a response to the warning, the session ends',
    req: ['SES-11'],
    from: 'warning',
    on: { port: 'watch', answers: 'tooLong' },
    to: ['timedOut'],
  },
] satisfies Properties<typeof idleMachine, typeof idleCases>;
