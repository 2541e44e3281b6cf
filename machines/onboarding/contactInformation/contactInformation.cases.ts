import type { Cases } from '../../kit/cases';
import { formCases } from '../../kit/form.cases';
import type { Said } from '../../kit/otp.types';
import { musa } from '../personalInformation/personalInformation.cases';
import type { contactInformationMachine } from './contactInformation.machine';
import { startedWith } from './contactInformation.rules';
import type { ContactInformation } from './contactInformation.types';

export const contactInformationCases = {
  ...formCases<ContactInformation, { cleared: unknown; mended: unknown }, Said>({
    started: startedWith(musa),
    typed: {
      cleared: { change: { field: 'firstName', value: '' } },
      mended: { change: { field: 'firstName', value: 'Ibrahim' } },
    },
    answer: { message: 'Contact information saved' },
  }),
} satisfies Cases<typeof contactInformationMachine>;
