import { leavingProperties } from '../../kit/flow/leaving.properties';
import type { Properties, PropertyStep } from '../../kit/flow/properties';
import { accountProperties } from '../../kit/form/saving.properties';
import type { beneficiaryCases } from './beneficiary.cases';
import type { beneficiaryMachine } from './beneficiary.machine';
import { isFilled } from './beneficiary.rules';

type Step = PropertyStep<typeof beneficiaryMachine>;

const keepsANameOfAnother = ({ before, context }: Step) =>
  context.name !== null && context.name === before.name && context.draft !== before.draft;

export const beneficiaryProperties = [
  ...accountProperties({ req: 'BEN-02', thing: 'beneficiary', submits: 'beneficiary.submitted' }),
  ...leavingProperties({
    req: ['BEN-02'],
    filling: ['loading', 'failed', 'editing'],
    isFilled,
    back: ['loading', 'editing'],
  }),
  {
    kind: 'never',
    says: 'A resolved name is never shown with a different account number',
    req: ['BEN-02'],
    when: keepsANameOfAnother,
  },
] satisfies Properties<typeof beneficiaryMachine, typeof beneficiaryCases>;
