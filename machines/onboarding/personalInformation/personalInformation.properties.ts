import { formProperties } from '../../kit/form.properties';
import type { Properties } from '../../kit/properties';
import { CHECKLIST } from '../particulars/particulars.rules';
import type { personalInformationCases } from './personalInformation.cases';
import type { personalInformationMachine } from './personalInformation.machine';
import { check, SECRETS } from './personalInformation.rules';
import type { PersonalInformation } from './personalInformation.types';

export const personalInformationProperties = formProperties<PersonalInformation, 'saved'>({
  req: 'ONB-07',
  answers: ['saved'],
  check,
  secrets: SECRETS,
  leadsTo: CHECKLIST,
}) satisfies Properties<typeof personalInformationMachine, typeof personalInformationCases>;
