import { resourceFlow } from '../../kit/resource.flow';
import { musa } from '../personalInformation/personalInformation.flow';
import { savedPersonalInformationMachine } from './savedPersonalInformation.machine';

export const savedPersonalInformationFlow = resourceFlow(savedPersonalInformationMachine, {
  key: '',
  answers: { shown: { saved: musa, types: [{ id: '2', name: 'International Passport' }] } },
  screen: { path: '/dashboard/get-Started/personalInformation', as: 'musa.garba@harbour.test' },
  sees: { loading: 'Personal Information', loaded: 'Personal details' },
});
