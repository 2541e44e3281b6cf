import type { Cases } from '../../kit/cases';
import { formCases } from '../../kit/form.cases';
import { formProperties } from '../../kit/form.properties';
import type { Said } from '../../kit/otp.types';
import type { Properties } from '../../kit/properties';
import { CHECKLIST } from '../particulars/particulars.rules';
import { musa } from '../personalInformation/personalInformation.flow';
import { type ContactInformation, check, contactInformationMachine, startedWith } from './contactInformation.machine';

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

const contactInformationProperties = formProperties<ContactInformation, 'saved'>({
  req: 'ONB-12',
  answers: ['saved'],
  check,

  leadsTo: CHECKLIST,
}) satisfies Properties<typeof contactInformationMachine, typeof contactInformationCases>;

export const contactInformationFlow = {
  machine: contactInformationMachine,
  cases: contactInformationCases,
  properties: contactInformationProperties,
};
