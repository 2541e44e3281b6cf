import type { Properties, PropertyStep } from '../../kit/flow/properties';
import { faultProperties } from '../../kit/form/saving.properties';
import type { beneficiaryCheckCases } from './beneficiaryCheck.cases';
import type { beneficiaryCheckMachine } from './beneficiaryCheck.machine';

type Step = PropertyStep<typeof beneficiaryCheckMachine>;

const callsOthersTheSame = ({ isIn, context }: Step) =>
  (isIn('nameMatches') && context.currentName !== context.subject.name) ||
  (isIn('nameDiffers') && context.currentName === context.subject.name);

export const beneficiaryCheckProperties = [
  ...faultProperties('BEN-03'),
  {
    kind: 'mustPass',
    says: 'No account name is requested before the merchant confirms the check',
    req: ['BEN-03'],
    to: { calls: 'look' },
    through: [{ event: 'check.confirmed' }],
  },
  { kind: 'never', says: 'Two different names are never reported as the same', req: ['BEN-03'], when: callsOthersTheSame },
  {
    kind: 'alwaysExits',
    says: 'The dialog can be closed while the name is being checked',
    req: ['BEN-03'],
    from: 'loading',
    on: { event: 'check.dismissed' },
    to: ['closed'],
  },
  {
    kind: 'alwaysExits',
    says: 'A name check always ends: with a result, with a retry, or by closing',
    req: ['BEN-03'],
    from: 'loading',
    to: ['nameMatches', 'nameDiffers', 'confirming', 'closed', 'sessionExpired'],
  },
] satisfies Properties<typeof beneficiaryCheckMachine, typeof beneficiaryCheckCases>;
