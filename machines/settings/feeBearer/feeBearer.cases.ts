import { type Cases, everyFault } from '../../kit/cases';
import { oneOfItsKind } from '../../kit/resource.cases';
import type { feeBearerMachine } from './feeBearer.machine';

export const feeBearerCases = {
  ...oneOfItsKind,
  ports: { load: { answers: { some: 'CBF' }, fails: everyFault } },
} satisfies Cases<typeof feeBearerMachine>;
