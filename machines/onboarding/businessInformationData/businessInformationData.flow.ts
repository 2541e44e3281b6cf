import { resourceFlow } from '../../kit/resource/resource.flow';
import { harbour } from '../businessInformation/businessInformation.flow';
import { businessInformationDataMachine } from './businessInformationData.machine';

export const businessInformationDataFlow = resourceFlow(businessInformationDataMachine, {
  key: '',
  answers: { shown: harbour },
  screen: { path: '/dashboard/get-Started/businessInformation', as: 'musa.garba@harbour.test' },
  sees: { loading: 'Business information', loaded: 'Address' },
});
