import type { Properties } from '../../kit/properties';
import { resourceProperties } from '../../kit/resource.properties';
import type { savedComplianceCases } from './savedCompliance.cases';
import type { savedComplianceMachine } from './savedCompliance.machine';

export const savedComplianceProperties = resourceProperties('ONB-15', 'shown') satisfies Properties<
  typeof savedComplianceMachine,
  typeof savedComplianceCases
>;
