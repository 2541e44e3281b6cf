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
    says: 'No beneficiary is saved without a type, a number and a resolved name',
    req: ['BEN-02', 'FLW-03'],
    to: { calls: 'save' },
    through: [{ guard: 'isComplete' }],
  },
  { kind: 'never', says: 'No beneficiary is saved without a resolved account name', req: ['BEN-02'], when: savesWithoutAName },
  {
    kind: 'never',
    says: 'A resolved name is never shown with a different account number',
    req: ['BEN-02'],
    when: keepsANameOfAnother,
  },
  {
    kind: 'never',
    says: 'A save request is sent only when the merchant submits, once per submission',
    req: ['BEN-02', 'FLW-03'],
    enter: 'saving',
    unless: [{ event: 'beneficiary.submitted' }],
  },
  {
    kind: 'never',
    says: 'Data is shown as saved only after the provider confirms it',
    req: ['BEN-02'],
    enter: 'saved',
    unless: [{ port: 'save', answers: 'saved' }],
  },
  { kind: 'never', says: 'Every failed call shows an error message', req: ['BEN-02'], when: failsWithoutAWord },
  {
    kind: 'alwaysExits',
    says: 'While a save is in progress nothing else happens: it succeeds, returns to the form, or ends with the session',
    req: ['BEN-02'],
    from: 'saving',
    to: ['saved', 'filling', 'left'],
  },
] satisfies Properties<typeof beneficiaryMachine, typeof beneficiaryCases>;
