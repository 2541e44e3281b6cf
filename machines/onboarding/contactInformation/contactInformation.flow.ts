import { formFlow } from '../../kit/form/form.flow';
import { CHECKLIST } from '../onboardingDetails/onboardingDetails.rules';
import { musa } from '../personalInformation/personalInformation.flow';
import { contactInformationMachine, startedWith, validate } from './contactInformation.machine';

export const contactInformationFlow = formFlow(contactInformationMachine, {
  validate,
  redirectTo: CHECKLIST,
  starts: { saved: { values: startedWith(musa) } },
  typed: { cleared: { field: 'firstName', value: '' }, corrected: { field: 'firstName', value: 'Ibrahim' } },
  answers: { saved: { message: 'Contact information saved' } },
  screen: { path: '/dashboard/get-Started/contactInformation', as: 'musa.garba@harbour.test' },
  fields: { firstName: 'First name' },
  sees: {
    title: 'Contact person',
    missing: 'First name is required!',
    saved: ['No such page', 'We need more information'],
  },
});
