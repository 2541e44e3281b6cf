import { form } from '../../kit/form.machine';
import type { Said } from '../../kit/otp.types';
import { CHECKLIST } from '../particulars/particulars.rules';
import { blames, check } from './businessRegistration.rules';
import type { BusinessRegistration } from './businessRegistration.types';

/** How the company is registered, with its papers. Its stakeholders are kept beside the form, which only asks that there is one. */
export const businessRegistrationMachine = form<BusinessRegistration, Said>('businessRegistration', {
  calls: ['saveBusinessRegistration'],
  req: ['ONB-09', 'ONB-18'],
  description: 'How the company is registered, with its papers.',
  check,
  known: ['stakeholders'],
  blames,
  refusal: 'Files sizes may be too large',
  says: ({ message }) => message || 'Your business registration was saved.',
  outdatesProfile: true,
  leadsTo: CHECKLIST,
});
