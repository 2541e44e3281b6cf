import { formFlow } from '../../kit/form/form.flow';
import { CHECKLIST } from '../onboardingDetails/onboardingDetails.rules';
import { businessInformationMachine, startedWith, validate } from './businessInformation.machine';

/** Harbour Trading's data in the sandbox. */
export const harbour = {
  name: 'Harbour Trading',
  description: 'Import and export',
  emailaddress: 'office@harbour.test',
  chargebackemail: 'chargebacks@harbour.test',
  mobilenumber: '8031234567',
  address: '12 Broad Street',
  city: 'Apapa',
  state: 'Lagos',
  website: 'https://www.harbour.test',
  facebook: '',
  instagram: '',
  twitter: '',
  logo: '',
};

export const businessInformationFlow = formFlow(businessInformationMachine, {
  validate,
  redirectTo: CHECKLIST,
  starts: { saved: { values: startedWith(harbour) } },
  typed: { cleared: { field: 'city', value: '' }, corrected: { field: 'city', value: 'Port Harcourt' } },
  answers: { saved: { message: 'Business information saved' } },
  screen: { path: '/dashboard/get-Started/businessInformation', as: 'musa.garba@harbour.test' },
  fields: { city: 'City' },
  sees: {
    title: 'Address',
    missing: 'City is required!',
    saved: ['No such page', 'We need more information'],
  },
});
