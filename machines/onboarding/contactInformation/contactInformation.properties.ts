import { formProperties } from '../../kit/form.properties';
import type { Properties } from '../../kit/properties';
import { CHECKLIST } from '../particulars/particulars.rules';
import type { contactInformationCases } from './contactInformation.cases';
import type { contactInformationMachine } from './contactInformation.machine';
import { check } from './contactInformation.rules';
import type { ContactInformation } from './contactInformation.types';

export const contactInformationProperties = formProperties<ContactInformation, 'saved'>({
  req: 'ONB-12',
  answers: ['saved'],
  check,

  leadsTo: CHECKLIST,
}) satisfies Properties<typeof contactInformationMachine, typeof contactInformationCases>;
