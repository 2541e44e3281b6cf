import { formFlow } from '../../kit/form/form.flow';
import { SECRETS, stakeholderMachine, startedWith, validate } from './stakeholder.machine';

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
  validate,
  secrets: SECRETS,
  starts: { saved: { subject: kunle.id, values: startedWith(kunle) } },
  typed: {
    cleared: { field: 'firstName', value: '' },
    corrected: { field: 'firstName', value: 'Kunle Ade' },
    secret: { field: 'bvn', value: '22222222233' },
  },
  answers: { saved: { message: 'Stakeholder saved' } },
  screen: {
    path: '/dashboard/get-Started/businessRegistration?stakeholder={stakeholderId}',
    as: 'musa.garba@harbour.test',
    registered: true,
  },
  fields: { firstName: 'First name', bvn: 'BVN' },
  buttons: { save: 'Save stakeholder', cancel: 'Discard' },
  sees: { title: 'Edit Kunle Obi', missing: 'First name is required!', saved: 'Company' },
});
