import { formFlow } from '../../kit/form.flow';
import { CHECKLIST } from '../particulars/particulars.rules';
import { check, personalInformationMachine, SECRETS, startedWith } from './personalInformation.machine';

/** As the sandbox has it of the owner of Harbour Trading. */
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
  check,
  secrets: SECRETS,
  leadsTo: CHECKLIST,
  starts: { saved: { values: startedWith(musa) } },
  typed: { cleared: { field: 'firstName', value: '' }, mended: { field: 'firstName', value: 'Musa Ibrahim' } },
  answers: { saved: { message: 'Personal information saved' } },
  screen: { path: '/dashboard/get-Started/personalInformation', as: 'musa.garba@harbour.test' },
  fields: { firstName: 'First name' },
  sees: {
    title: 'Who you are',
    missing: 'First name is required!',
    saved: ['No such page', 'We need more information'],
  },
});
