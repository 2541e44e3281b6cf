import type { Properties } from '../../kit/properties';
import { resourceProperties } from '../../kit/resource.properties';
import type { paymentOptionsCases } from './paymentOptions.cases';
import type { paymentOptionsMachine } from './paymentOptions.machine';

export const paymentOptionsProperties = resourceProperties('PRF-01', 'some') satisfies Properties<
  typeof paymentOptionsMachine,
  typeof paymentOptionsCases
>;
