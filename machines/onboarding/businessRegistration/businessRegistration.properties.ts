import { formProperties } from '../../kit/form.properties';
import type { Properties } from '../../kit/properties';
import { CHECKLIST } from '../particulars/particulars.rules';
import type { businessRegistrationCases } from './businessRegistration.cases';
import type { businessRegistrationMachine } from './businessRegistration.machine';
import { check } from './businessRegistration.rules';
import type { BusinessRegistration } from './businessRegistration.types';

export const businessRegistrationProperties = formProperties<BusinessRegistration, 'saved'>({
  req: 'ONB-09',
  answers: ['saved'],
  check,

  leadsTo: CHECKLIST,
}) satisfies Properties<typeof businessRegistrationMachine, typeof businessRegistrationCases>;
