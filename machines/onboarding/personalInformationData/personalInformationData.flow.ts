import { resourceFlow } from '../../kit/resource/resource.flow';
import { musa } from '../personalInformation/personalInformation.flow';
import { personalInformationDataMachine } from './personalInformationData.machine';

export const personalInformationDataFlow = resourceFlow(personalInformationDataMachine, {
  key: '',
  answers: { shown: { saved: musa, types: [{ id: '2', name: 'International Passport' }] } },
  screen: { path: '/dashboard/get-Started/personalInformation', as: 'musa.garba@harbour.test' },
  sees: { loading: 'Personal Information', loaded: 'Personal details' },
});
