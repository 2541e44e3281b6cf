import { resourceFlow } from '../../kit/resource.flow';
import { limited } from '../businessRegistration/businessRegistration.flow';
import { savedRegistrationMachine } from './savedRegistration.machine';

export const savedRegistrationFlow = resourceFlow(savedRegistrationMachine, {
  key: '',
  answers: { shown: { saved: limited, classes: [{ id: '1', name: 'Limited Liability Company' }] } },
  screen: { path: '/dashboard/get-Started/businessRegistration', as: 'musa.garba@harbour.test', registered: true },
  sees: { loading: 'Business registration (KYC)', loaded: 'Company' },
});
