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
    says: 'No account name is requested before the merchant confirms the check',
    req: ['BEN-03'],
    to: { calls: 'look' },
    through: [{ event: 'check.confirmed' }],
  },
  { kind: 'never', says: 'Two different names are never reported as the same', req: ['BEN-03'], when: callsOthersTheSame },
  { kind: 'never', says: 'Every failed call shows an error message', req: ['BEN-03'], when: failsWithoutAWord },
  {
    kind: 'alwaysExits',
    says: 'The dialog can be closed while the name is being checked',
    req: ['BEN-03'],
    from: 'looking',
    on: { event: 'check.dismissed' },
    to: ['closed'],
  },
  {
    kind: 'alwaysExits',
    says: 'A name check always ends: with a result, with a retry, or by closing',
    req: ['BEN-03'],
    from: 'looking',
    to: ['same', 'other', 'asked', 'closed', 'left'],
  },
] satisfies Properties<typeof beneficiaryCheckMachine, typeof beneficiaryCheckCases>;
