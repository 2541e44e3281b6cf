import { resourceFlow } from '../../kit/resource.flow';
import { harbour } from '../businessInformation/businessInformation.flow';
import { savedBusinessInformationMachine } from './savedBusinessInformation.machine';

export const savedBusinessInformationFlow = resourceFlow(savedBusinessInformationMachine, {
  key: '',
  answers: { shown: harbour },
  screen: { path: '/dashboard/get-Started/businessInformation', as: 'musa.garba@harbour.test' },
  sees: { loading: 'Business information', loaded: 'Address' },
});
