import { formFlow } from '../../kit/form.flow';
import { check, SECRETS, stakeholderMachine, startedWith } from './stakeholder.machine';

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

export const stakeholderFlow = formFlow(stakeholderMachine, {
  check,
  secrets: SECRETS,
  starts: { saved: { subject: kunle.id, values: startedWith(kunle) } },
  typed: { cleared: { field: 'firstName', value: '' }, mended: { field: 'firstName', value: 'Kunle Ade' } },
  answers: { saved: { message: 'Stakeholder saved' } },
  screen: {
    path: '/dashboard/get-Started/businessRegistration?stakeholder={stakeholderId}',
    as: 'musa.garba@harbour.test',
    registered: true,
  },
  fields: { firstName: 'First name' },
  buttons: { save: 'Save stakeholder', cancel: 'Discard' },
  sees: { title: 'Edit Kunle Obi', missing: 'First name is required!', saved: 'The company' },
});
