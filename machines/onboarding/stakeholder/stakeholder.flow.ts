import type { Cases } from '../../kit/cases';
import { formCases } from '../../kit/form.cases';
import { formProperties } from '../../kit/form.properties';
import type { Said } from '../../kit/otp.types';
import type { Properties } from '../../kit/properties';
import { check, SECRETS, type Stakeholder, stakeholderMachine, startedWith } from './stakeholder.machine';

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

const stakeholderProperties = formProperties<Stakeholder, 'saved'>({
  req: 'ONB-10',
  answers: ['saved'],
  check,
  secrets: SECRETS,
}) satisfies Properties<typeof stakeholderMachine, typeof stakeholderCases>;

export const stakeholderFlow = { machine: stakeholderMachine, cases: stakeholderCases, properties: stakeholderProperties };
