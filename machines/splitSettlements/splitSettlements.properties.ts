import type { Moment, Properties } from '../kit/properties';
import type { splitSettlementsCases } from './splitSettlements.cases';
import type { splitSettlementsMachine } from './splitSettlements.machine';

type Step = Moment<typeof splitSettlementsMachine>;

const losesWhatWasShown = ({ happened, before, context }: Step) => happened?.kind === 'fails' && context.rows !== before.rows;

const showsOthersThanCame = ({ happened, context }: Step) =>
  happened?.kind === 'answers' && context.rows !== Object(happened.payload).rows;

const failsWithoutAWord = ({ isIn, context }: Step) => isIn('failed') && context.fault === null;

const staysOnAPageOfAnotherQuestion = ({ happened, context }: Step) =>
  (happened?.subject === 'filter.applied' || happened?.subject === 'size.chosen') && context.query.page !== 1;

export const splitSettlementsProperties = [
  {
    kind: 'never',
    says: 'Rows count as shown only when they came',
    req: ['SPL-01'],
    enter: 'shown',
    unless: [{ port: 'load', answers: 'some' }],
  },
  { kind: 'never', says: 'The rows that are shown are those that came', req: ['SPL-01'], when: showsOthersThanCame },
  { kind: 'never', says: 'A failure is never without its reason', req: ['SPL-01'], when: failsWithoutAWord },
  { kind: 'never', says: 'A failure keeps the rows that were shown last', req: ['SPL-01'], when: losesWhatWasShown },
  { kind: 'never', says: 'A new question begins on its first page', req: ['GEN-09'], when: staysOnAPageOfAnotherQuestion },
  {
    kind: 'alwaysExits',
    says: 'The list can be asked for again wherever it is',
    req: ['GEN-07'],
    from: 'failed',
    on: { event: 'refreshed' },
    to: ['loading'],
  },
] satisfies Properties<typeof splitSettlementsMachine, typeof splitSettlementsCases>;
