import { type Cases, everyFault } from '../../kit/cases';
import type { Properties } from '../../kit/properties';
import { oneOfItsKind } from '../../kit/resource.cases';
import { resourceProperties } from '../../kit/resource.properties';
import { feeBearerMachine } from './feeBearer.machine';

export const feeBearerCases = {
  ...oneOfItsKind,
  ports: { load: { answers: { some: 'CBF' }, fails: everyFault } },
} satisfies Cases<typeof feeBearerMachine>;

const feeBearerProperties = resourceProperties('PRF-01', 'some') satisfies Properties<
  typeof feeBearerMachine,
  typeof feeBearerCases
>;

export const feeBearerFlow = { machine: feeBearerMachine, cases: feeBearerCases, properties: feeBearerProperties };
