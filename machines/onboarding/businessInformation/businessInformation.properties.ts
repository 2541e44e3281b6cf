import { formProperties } from '../../kit/form.properties';
import type { Properties } from '../../kit/properties';
import { CHECKLIST } from '../particulars/particulars.rules';
import type { businessInformationCases } from './businessInformation.cases';
import type { businessInformationMachine } from './businessInformation.machine';
import { check } from './businessInformation.rules';
import type { BusinessInformation } from './businessInformation.types';

export const businessInformationProperties = formProperties<BusinessInformation, 'saved'>({
  req: 'ONB-08',
  answers: ['saved'],
  check,

  leadsTo: CHECKLIST,
}) satisfies Properties<typeof businessInformationMachine, typeof businessInformationCases>;
