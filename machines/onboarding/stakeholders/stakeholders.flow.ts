import { resourceFlow } from '../../kit/resource/resource.flow';
import { kunle } from '../stakeholder/stakeholder.flow';
import { stakeholdersMachine } from './stakeholders.machine';

export const stakeholdersFlow = resourceFlow(stakeholdersMachine, {
  key: '',
  answers: { shown: [kunle] },
  screen: { path: '/dashboard/get-Started/businessRegistration', as: 'musa.garba@harbour.test', registered: true },
  sees: { loading: 'Company', loaded: 'Kunle Obi' },
});
