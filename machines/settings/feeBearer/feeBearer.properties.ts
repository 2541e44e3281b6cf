import type { Properties } from '../../kit/properties';
import { resourceProperties } from '../../kit/resource.properties';
import type { feeBearerCases } from './feeBearer.cases';
import type { feeBearerMachine } from './feeBearer.machine';

export const feeBearerProperties = resourceProperties('PRF-01', 'some') satisfies Properties<
  typeof feeBearerMachine,
  typeof feeBearerCases
>;
