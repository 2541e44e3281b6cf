import { deedProperties } from '../../kit/deed.properties';
import type { Properties } from '../../kit/properties';
import type { beneficiaryRemovalCases } from './beneficiaryRemoval.cases';
import type { beneficiaryRemovalMachine } from './beneficiaryRemoval.machine';

export const beneficiaryRemovalProperties = deedProperties('BEN-03', 'deleted') satisfies Properties<
  typeof beneficiaryRemovalMachine,
  typeof beneficiaryRemovalCases
>;
