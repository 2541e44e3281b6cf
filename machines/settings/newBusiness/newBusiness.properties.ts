import { formProperties } from '../../kit/form.properties';
import type { Properties } from '../../kit/properties';
import type { newBusinessCases } from './newBusiness.cases';
import type { newBusinessMachine } from './newBusiness.machine';
import { check } from './newBusiness.rules';

export const newBusinessProperties = formProperties({ req: 'SUB-01', answers: ['created'], check }) satisfies Properties<
  typeof newBusinessMachine,
  typeof newBusinessCases
>;
