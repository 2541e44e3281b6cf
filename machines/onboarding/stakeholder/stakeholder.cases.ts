import type { Cases } from '../../kit/cases';
import { formCases } from '../../kit/form.cases';
import type { Said } from '../../kit/otp.types';
import { startedWith } from './stakeholder.rules';

export const kunle = {
  id: '3',
  firstName: 'Kunle',
  lastName: 'Obi',
  bvn: '22239876543',
  nin: '11139876543',
  mobileNumber: '8039876543',
  gender: 'Male',
  dateOfBirth: '1981-11-30',
};

import type { stakeholderMachine } from './stakeholder.machine';
import type { Stakeholder } from './stakeholder.types';

export const stakeholderCases = {
  ...formCases<Stakeholder, { cleared: unknown; mended: unknown }, Said>({
    subject: kunle.id,
    started: startedWith(kunle),
    typed: {
      cleared: { change: { field: 'firstName', value: '' } },
      mended: { change: { field: 'firstName', value: 'Kunle Ade' } },
    },
    answer: { message: 'Stakeholder saved' },
  }),
} satisfies Cases<typeof stakeholderMachine>;
