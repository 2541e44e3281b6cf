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
  { kind: 'never', says: 'No account is saved without a resolved name', req: ['ONB-11'], when: savesWithoutAName },
  { kind: 'never', says: 'A resolved name is never shown with a different account', req: ['ONB-11'], when: keepsANameOfAnother },
  {
    kind: 'never',
    says: 'A save request is sent only when the merchant submits, once per submission',
    req: ['ONB-11', 'FLW-03'],
    enter: 'saving',
    unless: [{ event: 'bank.submitted' }],
  },
  {
    kind: 'never',
    says: 'Data is shown as saved only after the provider confirms it',
    req: ['ONB-11'],
    enter: 'saved',
    unless: [{ port: 'save', answers: 'saved' }],
  },
  {
    kind: 'alwaysExits',
    says: 'While a save is in progress nothing else happens: it succeeds, returns to the form, or ends with the session',
    req: ['ONB-11'],
    from: 'saving',
    to: ['saved', 'filling', 'left'],
  },
] satisfies Properties<typeof onboardingBankMachine, typeof onboardingBankCases>;
