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
    says: 'A session never goes on once nobody was here for too long',
    req: ['SES-11'],
    when: goesOnAfterTheLimit,
  },
  { kind: 'never', says: 'A session never ends for somebody who was here in time', req: ['SES-11'], when: endsForWhoIsHere },
  {
    kind: 'alwaysExits',
    says: 'Who was away for a while is asked first',
    req: ['SES-11'],
    from: 'present',
    on: { port: 'watch', answers: 'quiet' },
    to: ['warned'],
  },
  {
    kind: 'alwaysExits',
    says: 'A computer that slept through the limit ends the session, whoever wakes it',
    req: ['SES-11'],
    from: 'present',
    on: { port: 'watch', answers: 'tooLong' },
    to: ['over'],
  },
  {
    kind: 'alwaysExits',
    says: 'Who stays, stays',
    req: ['SES-11'],
    from: 'staying',
    on: { port: 'stay', answers: 'inTime' },
    to: ['present'],
  },
  {
    kind: 'alwaysExits',
    says: 'An answer that comes too late ends the session',
    req: ['SES-11'],
    from: 'staying',
    on: { port: 'stay', answers: 'tooLate' },
    to: ['over'],
  },
  {
    kind: 'alwaysExits',
    says: 'Who is back in another tab is asked no longer',
    req: ['SES-11'],
    from: 'warned',
    on: { port: 'watch', answers: 'back' },
    to: ['present'],
  },
  {
    kind: 'alwaysExits',
    says: 'Where nobody answers the session ends',
    req: ['SES-11'],
    from: 'warned',
    on: { port: 'watch', answers: 'tooLong' },
    to: ['over'],
  },
] satisfies Properties<typeof idleMachine, typeof idleCases>;
