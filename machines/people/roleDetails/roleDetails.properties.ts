import type { Moment, Properties } from '../../kit/properties';
import type { roleDetailsCases } from './roleDetails.cases';
import type { roleDetailsMachine } from './roleDetails.machine';

type Step = Moment<typeof roleDetailsMachine>;

const losesWhatWasShown = ({ happened, before, context }: Step) => happened?.kind === 'fails' && context.value !== before.value;

const failsWithoutAWord = ({ isIn, context }: Step) => isIn('failed') && context.fault === null;

const showsAnotherRole = ({ context: { key, value } }: Step) => value !== null && value.role.id !== key;

export const roleDetailsProperties = [
  {
    kind: 'never',
    says: 'It counts as shown only when it came',
    req: ['ROL-01'],
    enter: 'shown',
    unless: [
      { port: 'load', answers: 'bookkeeper' },
      { port: 'load', answers: 'viewer' },
    ],
  },
  { kind: 'never', says: 'What is shown is of the role that was chosen', req: ['ROL-01'], when: showsAnotherRole },
  { kind: 'never', says: 'A failure is never without its reason', req: ['ROL-01'], when: failsWithoutAWord },
  { kind: 'never', says: 'A failure keeps what was shown last', req: ['ROL-01'], when: losesWhatWasShown },
  {
    kind: 'alwaysExits',
    says: 'After a failure it can be asked for again',
    req: ['GEN-07'],
    from: 'failed',
    on: { event: 'refreshed' },
    to: ['loading'],
  },
] satisfies Properties<typeof roleDetailsMachine, typeof roleDetailsCases>;
