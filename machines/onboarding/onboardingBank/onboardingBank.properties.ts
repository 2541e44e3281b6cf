import type { Properties, PropertyStep } from '../../kit/flow/properties';
import { accountProperties } from '../../kit/form/saving.properties';
import type { onboardingBankCases } from './onboardingBank.cases';
import type { onboardingBankMachine } from './onboardingBank.machine';

const keepsANameOfAnother = ({ before, context }: PropertyStep<typeof onboardingBankMachine>) =>
  context.name !== null &&
  context.name === before.name &&
  (context.draft.bankId !== before.draft.bankId || context.draft.accountNumber !== before.draft.accountNumber);

const editsWhatIsLocked = ({ context, isIn }: PropertyStep<typeof onboardingBankMachine>) =>
  context.lock !== null && (isIn('editing') || isIn('submitting'));

export const onboardingBankProperties = [
  ...accountProperties({ req: 'ONB-11', thing: 'account', submits: 'bank.submitted' }),
  {
    kind: 'never',
    says: 'An account that cannot be changed is never open for editing',
    req: ['ONB-04', 'ONB-11', 'FLW-03'],
    when: editsWhatIsLocked,
  },
  { kind: 'never', says: 'A resolved name is never shown with a different account', req: ['ONB-11'], when: keepsANameOfAnother },
] satisfies Properties<typeof onboardingBankMachine, typeof onboardingBankCases>;
