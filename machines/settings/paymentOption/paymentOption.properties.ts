import { deedProperties } from '../../kit/deed.properties';
import type { Properties } from '../../kit/properties';
import type { paymentOptionCases } from './paymentOption.cases';
import type { paymentOptionMachine } from './paymentOption.machine';

export const paymentOptionProperties = deedProperties('PRF-01', 'changed') satisfies Properties<
  typeof paymentOptionMachine,
  typeof paymentOptionCases
>;
