import type { Moment, Properties } from '../../kit/properties';
import type { onboardingBankCases } from './onboardingBank.cases';
import type { onboardingBankMachine } from './onboardingBank.machine';

const keepsANameOfAnother = ({ before, context }: Moment<typeof onboardingBankMachine>) =>
  context.name !== null &&
  context.name === before.name &&
  (context.draft.bankId !== before.draft.bankId || context.draft.accountNumber !== before.draft.accountNumber);

const savesWithoutAName = ({ context, isIn }: Moment<typeof onboardingBankMachine>) => isIn('saving') && context.name === null;

const editsWhatIsLocked = ({ context, isIn }: Moment<typeof onboardingBankMachine>) =>
  context.lock !== null && (isIn('filling') || isIn('saving'));

export const onboardingBankProperties = [
  {
    kind: 'mustPass',
    says: 'Nothing is saved that is not complete',
    req: ['ONB-11', 'FLW-03'],
    to: { calls: 'save' },
    through: [{ guard: 'isComplete' }],
  },
  {
    kind: 'never',
    says: 'An account that cannot be changed is never open for editing',
    req: ['ONB-04', 'ONB-11', 'FLW-03'],
    when: editsWhatIsLocked,
  },
  { kind: 'never', says: 'No account is saved without a name that was found', req: ['ONB-11'], when: savesWithoutAName },
  { kind: 'never', says: 'A name never stands beside another account than its own', req: ['ONB-11'], when: keepsANameOfAnother },
  {
    kind: 'never',
    says: 'Only a press saves, and one press saves once',
    req: ['ONB-11', 'FLW-03'],
    enter: 'saving',
    unless: [{ event: 'bank.submitted' }],
  },
  {
    kind: 'never',
    says: 'It counts as saved only when the provider said so',
    req: ['ONB-11'],
    enter: 'saved',
    unless: [{ port: 'save', answers: 'saved' }],
  },
  {
    kind: 'alwaysExits',
    says: 'While it is being saved nothing else happens to it',
    req: ['ONB-11'],
    from: 'saving',
    to: ['saved', 'filling', 'left'],
  },
] satisfies Properties<typeof onboardingBankMachine, typeof onboardingBankCases>;
