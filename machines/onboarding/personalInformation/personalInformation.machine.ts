import { form } from '../../kit/form.machine';
import type { Said } from '../../kit/otp.types';
import { CHECKLIST } from '../particulars/particulars.rules';
import { blames, check, SECRETS } from './personalInformation.rules';
import type { PersonalInformation } from './personalInformation.types';

/** Who the owner is, with papers. */
export const personalInformationMachine = form<PersonalInformation, Said>('personalInformation', {
  calls: ['savePersonalInformation'],
  req: ['ONB-07', 'ONB-18'],
  description: 'Who the owner of the business is, with the papers that show it.',
  check,
  secrets: SECRETS,
  blames,
  refusal: 'Your personal information could not be saved.',
  says: ({ message }) => message || 'Your personal information was saved.',
  outdatesProfile: true,
  leadsTo: CHECKLIST,
});
