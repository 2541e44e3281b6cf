import { formFlow } from '../../kit/form/form.flow';
import { businessDetails } from '../businessDetails/businessDetails.flow';
import { businessProfileMachine, validate } from './businessProfile.machine';

const SAID = 'Someone changed this business after you opened it';
const saved = { ...businessDetails.profile, isVerified: true };

export const businessProfileFlow = formFlow(businessProfileMachine, {
  validate,
  starts: { verified: { values: saved } },
  otherStarts: { open: { values: { ...saved, isVerified: false, bvn: '' } } },
  edits: {
    thing: 'business',
    outdated: { renamed: { said: SAID, present: { ...saved, business_name: 'Bluecrest Market', version: 'v2' } } },
  },
  typed: {
    right: { field: 'description', value: 'Adire and aso oke' },
    empty: { field: 'description', value: '' },
  },
  answers: { saved: { message: 'Business profile saved' } },
  screen: { path: '/dashboard/settings/business', as: 'amaka.obi@bluecrest.test', before: ['businessDetails.load'] },
  fields: { description: 'Description' },
  buttons: { save: 'Save changes', cancel: 'Discard' },
  sees: { title: 'What customers see', missing: 'Description is required!', saved: 'What customers see' },
});
