import type { Moment, Properties } from '../../kit/properties';
import type { beneficiaryCases } from './beneficiary.cases';
import type { beneficiaryMachine } from './beneficiary.machine';

type Step = Moment<typeof beneficiaryMachine>;

const keepsANameOfAnother = ({ before, context }: Step) =>
  context.name !== null && context.name === before.name && context.draft !== before.draft;

const savesWithoutAName = ({ context, isIn }: Step) =>
  isIn('saving') && (context.name === null || context.draft.accountNumber === '');

const failsWithoutAWord = ({ happened, context, isIn }: Step) =>
  happened?.kind === 'fails' && context.problem === null && !isIn('left');

export const beneficiaryProperties = [
  {
    kind: 'mustPass',
    says: 'Nobody is saved who is not complete: a type, a number and a name that was found',
    req: ['BEN-02', 'FLW-03'],
    to: { calls: 'save' },
    through: [{ guard: 'isComplete' }],
  },
  { kind: 'never', says: 'Nobody is saved without a name that was found', req: ['BEN-02'], when: savesWithoutAName },
  { kind: 'never', says: 'A name never stands beside another number than its own', req: ['BEN-02'], when: keepsANameOfAnother },
  {
    kind: 'never',
    says: 'Only a press saves, and one press saves once',
    req: ['BEN-02', 'FLW-03'],
    enter: 'saving',
    unless: [{ event: 'beneficiary.submitted' }],
  },
  {
    kind: 'never',
    says: 'It counts as saved only when the provider said so',
    req: ['BEN-02'],
    enter: 'saved',
    unless: [{ port: 'save', answers: 'saved' }],
  },
  { kind: 'never', says: 'A failure is never without a word', req: ['BEN-02'], when: failsWithoutAWord },
  {
    kind: 'alwaysExits',
    says: 'While it is being saved nothing else happens to it',
    req: ['BEN-02'],
    from: 'saving',
    to: ['saved', 'filling', 'left'],
  },
] satisfies Properties<typeof beneficiaryMachine, typeof beneficiaryCases>;
