import type { Cases } from '../../kit/cases';
import { formCases } from '../../kit/form.cases';
import type { Said } from '../../kit/otp.types';
import { startedWith } from './businessInformation.rules';

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

import type { businessInformationMachine } from './businessInformation.machine';
import type { BusinessInformation } from './businessInformation.types';

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
