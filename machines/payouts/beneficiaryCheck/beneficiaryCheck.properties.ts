import type { Moment, Properties } from '../../kit/properties';
import type { beneficiaryCheckCases } from './beneficiaryCheck.cases';
import type { beneficiaryCheckMachine } from './beneficiaryCheck.machine';

type Step = Moment<typeof beneficiaryCheckMachine>;

const callsOthersTheSame = ({ isIn, context }: Step) =>
  (isIn('same') && context.today !== context.subject.name) || (isIn('other') && context.today === context.subject.name);

const failsWithoutAWord = ({ happened, context, isIn }: Step) =>
  happened?.kind === 'fails' && context.problem === null && !isIn('left');

export const beneficiaryCheckProperties = [
  {
    kind: 'mustPass',
    says: 'Nobody is asked about without a yes',
    req: ['BEN-03'],
    to: { calls: 'look' },
    through: [{ event: 'check.confirmed' }],
  },
  { kind: 'never', says: 'Two names that differ are never called the same', req: ['BEN-03'], when: callsOthersTheSame },
  { kind: 'never', says: 'A failure is never without a word', req: ['BEN-03'], when: failsWithoutAWord },
  {
    kind: 'alwaysExits',
    says: 'The question can be closed while it is being answered',
    req: ['BEN-03'],
    from: 'looking',
    on: { event: 'check.dismissed' },
    to: ['closed'],
  },
  {
    kind: 'alwaysExits',
    says: 'Looking comes to an end: a name, or another try',
    req: ['BEN-03'],
    from: 'looking',
    to: ['same', 'other', 'asked', 'closed', 'left'],
  },
] satisfies Properties<typeof beneficiaryCheckMachine, typeof beneficiaryCheckCases>;
