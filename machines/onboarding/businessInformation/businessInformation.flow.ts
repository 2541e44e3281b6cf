import type { Cases } from '../../kit/cases';
import { formCases } from '../../kit/form.cases';
import { formProperties } from '../../kit/form.properties';
import type { Said } from '../../kit/otp.types';
import type { Properties } from '../../kit/properties';
import { CHECKLIST } from '../particulars/particulars.rules';
import { type BusinessInformation, businessInformationMachine, check, startedWith } from './businessInformation.machine';

/** As the sandbox has it of Harbour Trading. */
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

export const businessInformationCases = {
  ...formCases<BusinessInformation, { cleared: unknown; mended: unknown }, Said>({
    started: startedWith(harbour),
    typed: {
      cleared: { change: { field: 'city', value: '' } },
      mended: { change: { field: 'city', value: 'Port Harcourt' } },
    },
    answer: { message: 'Business information saved' },
  }),
} satisfies Cases<typeof businessInformationMachine>;

const businessInformationProperties = formProperties<BusinessInformation, 'saved'>({
  req: 'ONB-08',
  answers: ['saved'],
  check,

  leadsTo: CHECKLIST,
}) satisfies Properties<typeof businessInformationMachine, typeof businessInformationCases>;

export const businessInformationFlow = {
  machine: businessInformationMachine,
  cases: businessInformationCases,
  properties: businessInformationProperties,
};
