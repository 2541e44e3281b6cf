import type { Properties } from '../../kit/properties';
import { resourceProperties } from '../../kit/resource.properties';
import type { inflowOutflowCases } from './inflowOutflow.cases';
import type { inflowOutflowMachine } from './inflowOutflow.machine';

export const inflowOutflowProperties = resourceProperties('HOM-02', 'two') satisfies Properties<
  typeof inflowOutflowMachine,
  typeof inflowOutflowCases
>;
