import { form } from '../../kit/form.machine';
import type { Said } from '../../kit/otp.types';
import { CHECKLIST } from '../particulars/particulars.rules';
import { blames, check } from './businessInformation.rules';
import type { BusinessInformation } from './businessInformation.types';

/** What the business does, and how it is reached. */
export const businessInformationMachine = form<BusinessInformation, Said>('businessInformation', {
  calls: ['saveBusinessInformation'],
  req: ['ONB-08', 'ONB-18'],
  description: 'What the business does, and where it is found.',
  check,
  blames,
  refusal: 'Your business information could not be saved.',
  says: ({ message }) => message || 'Your business information was saved.',
  outdatesProfile: true,
  leadsTo: CHECKLIST,
});
