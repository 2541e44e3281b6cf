import { formFlow } from '../../kit/form/form.flow';
import { CHECKLIST } from '../onboardingDetails/onboardingDetails.rules';
import { personalInformationMachine, SECRETS, startedWith, validate } from './personalInformation.machine';

/** The data of Harbour Trading's owner in the sandbox. */
export const musa = {
  bvn: '22237654321',
  nin: '11137654321',
  firstName: 'Musa',
  lastName: 'Garba',
  gender: 'Male',
  dateOfBirth: '1984-03-09',
  mobileNumber: '8037654321',
  idType: '2',
  idNumber: 'A37654321',
  identification: 'licence.pdf',
  passportphoto: '',
  proofofaddress: 'water-bill.pdf',
};

export const personalInformationFlow = formFlow(personalInformationMachine, {
  validate,
  secrets: SECRETS,
  redirectTo: CHECKLIST,
  starts: { saved: { values: startedWith(musa) } },
  typed: {
    cleared: { field: 'firstName', value: '' },
    corrected: { field: 'firstName', value: 'Musa Ibrahim' },
    secret: { field: 'bvn', value: '22222222233' },
  },
  answers: { saved: { message: 'Personal information saved' } },
  screen: { path: '/dashboard/get-Started/personalInformation', as: 'musa.garba@harbour.test' },
  fields: { firstName: 'First name', bvn: 'BVN' },
  sees: {
    title: 'Personal details',
    missing: 'First name is required!',
    saved: ['No such page', 'We need more information'],
  },
});
