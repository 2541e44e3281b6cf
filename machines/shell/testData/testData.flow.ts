/** The part of test data that never ships: its cases and properties. `tests/models/shell/testData.ts` walks its paths. */
import { type Cases, everyFault } from '../../kit/flow/cases';
import type { Properties, PropertyStep } from '../../kit/flow/properties';
import { type TestDataContext, testDataMachine } from './testData.machine';

const cases = {
  inputs: { beneficiaries: { list: 'beneficiaries' } },
  events: { 'fill.requested': { now: {} } },
  ports: {
    fill: {
      answers: { added: { added: 4, message: 'Added 4 test beneficiaries.' } },
      fails: everyFault,
    },
  },
  children: {},
  remember: ({ problem }: TestDataContext) => [problem !== null],
} as const satisfies Cases<typeof testDataMachine>;

const failsWithoutAWord = ({ happened, context }: PropertyStep<typeof testDataMachine>) =>
  happened?.kind === 'fails' && context.problem === null;

const showsAnEarlierFailure = ({ isIn, context }: PropertyStep<typeof testDataMachine>) =>
  isIn('filling') && context.problem !== null;

const properties = [
  {
    kind: 'mustPass',
    says: 'Test data is added only when the merchant requests it',
    req: ['PAY-01'],
    to: { calls: 'fill' },
    through: [{ event: 'fill.requested' }],
  },
  {
    kind: 'never',
    says: 'A list is shown as filled only after the provider confirms it',
    req: ['PAY-01'],
    enter: 'filled',
    unless: [{ port: 'fill', answers: 'added' }],
  },
  {
    kind: 'alwaysExits',
    says: 'While test data is added it is not requested again: it succeeds, can be retried, or ends with the session',
    req: ['PAY-01'],
    from: 'filling',
    to: ['filled', 'ready', 'sessionExpired'],
  },
  {
    kind: 'never',
    says: 'Every failed call shows an error message',
    req: ['PAY-01'],
    when: failsWithoutAWord,
  },
  {
    kind: 'never',
    says: 'While test data is added, no earlier failure is shown',
    req: ['PAY-01'],
    when: showsAnEarlierFailure,
  },
] as const satisfies Properties<typeof testDataMachine, typeof cases>;

export const testDataFlow = { machine: testDataMachine, cases, properties };
