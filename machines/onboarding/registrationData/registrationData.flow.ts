import { resourceFlow } from '../../kit/resource/resource.flow';
import { limited } from '../businessRegistration/businessRegistration.flow';
import { registrationDataMachine } from './registrationData.machine';

export const registrationDataFlow = resourceFlow(registrationDataMachine, {
  key: '',
  answers: { shown: { saved: limited, classes: [{ id: '1', name: 'Limited Liability Company' }] } },
  screen: { path: '/dashboard/get-Started/businessRegistration', as: 'musa.garba@harbour.test', registered: true },
  sees: { loading: 'Business registration (KYC)', loaded: 'Company' },
});
