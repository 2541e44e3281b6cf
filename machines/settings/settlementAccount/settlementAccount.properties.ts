import { leavingProperties } from '../../kit/flow/leaving.properties';
import type { Properties, PropertyStep } from '../../kit/flow/properties';
import { accountProperties } from '../../kit/form/saving.properties';
import type { settlementAccountCases } from './settlementAccount.cases';
import type { settlementAccountMachine } from './settlementAccount.machine';
import { isFilled } from './settlementAccount.rules';

type Step = PropertyStep<typeof settlementAccountMachine>;

const keepsANameOfAnother = ({ before, context }: Step) =>
  context.name !== null &&
  context.name === before.name &&
  (context.draft.bankId !== before.draft.bankId || context.draft.accountNumber !== before.draft.accountNumber);

const addsItTwice = ({ context: { draft, listed }, isIn }: Step) =>
  isIn('submitting') &&
  listed.some(({ bankId, accountNumber }) => bankId === draft.bankId && accountNumber === draft.accountNumber);

export const settlementAccountProperties = [
  ...accountProperties({ req: 'STA-01', thing: 'account', submits: 'account.submitted' }),
  ...leavingProperties({ req: ['STA-01'], filling: ['loading', 'failed', 'editing'], isFilled, back: ['editing'] }),
  { kind: 'never', says: 'A resolved name is never shown with a different account', req: ['STA-01'], when: keepsANameOfAnother },
  { kind: 'never', says: 'An account that is in the list is never added again', req: ['STA-01'], when: addsItTwice },
] satisfies Properties<typeof settlementAccountMachine, typeof settlementAccountCases>;
