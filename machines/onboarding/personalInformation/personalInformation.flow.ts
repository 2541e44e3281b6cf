import type { Cases } from '../../kit/cases';
import { formCases } from '../../kit/form.cases';
import { formProperties } from '../../kit/form.properties';
import type { Said } from '../../kit/otp.types';
import type { Properties } from '../../kit/properties';
import { CHECKLIST } from '../particulars/particulars.rules';
import { check, type PersonalInformation, personalInformationMachine, SECRETS, startedWith } from './personalInformation.machine';

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

export const personalInformationCases = {
  ...formCases<PersonalInformation, { cleared: unknown; mended: unknown }, Said>({
    started: startedWith(musa),
    typed: {
      cleared: { change: { field: 'firstName', value: '' } },
      mended: { change: { field: 'firstName', value: 'Musa Ibrahim' } },
    },
    answer: { message: 'Personal information saved' },
  }),
} satisfies Cases<typeof personalInformationMachine>;

const personalInformationProperties = formProperties<PersonalInformation, 'saved'>({
  req: 'ONB-07',
  answers: ['saved'],
  check,
  secrets: SECRETS,
  leadsTo: CHECKLIST,
}) satisfies Properties<typeof personalInformationMachine, typeof personalInformationCases>;

export const personalInformationFlow = {
  machine: personalInformationMachine,
  cases: personalInformationCases,
  properties: personalInformationProperties,
};
