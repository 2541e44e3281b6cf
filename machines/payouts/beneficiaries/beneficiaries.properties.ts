import { collectionProperties } from '../../kit/collection.properties';
import type { Properties } from '../../kit/properties';
import type { beneficiariesCases } from './beneficiaries.cases';
import type { beneficiariesMachine } from './beneficiaries.machine';

export const beneficiariesProperties = collectionProperties('BEN-01', 'some') satisfies Properties<
  typeof beneficiariesMachine,
  typeof beneficiariesCases
>;
