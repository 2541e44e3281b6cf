import { resourceFlow } from '../../kit/resource/resource.flow';
import { countriesMachine } from './countries.machine';

export const countriesFlow = resourceFlow(countriesMachine, {
  start: 'all',
  key: '',
  answers: { some: [{ name: 'Nigeria', shortName: 'NG', code: '234' }] },
  screen: { path: '/dashboard/settings/subsidiaries?new=business', as: 'amaka.obi@bluecrest.test' },
  sees: { loading: 'Add New Merchant', loaded: 'Add New Merchant' },
});
