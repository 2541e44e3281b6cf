import { resourceFlow } from '../../kit/resource/resource.flow';
import { delivery } from '../webhookDeliveries/webhookDeliveries.flow';
import { latestDeliveriesMachine } from './latestDeliveries.machine';

export const latestDeliveriesFlow = resourceFlow(latestDeliveriesMachine, {
  key: '',
  answers: { some: [delivery(1), delivery(2), delivery(3)], none: [] },
  screen: { path: '/dashboard/settings/api-webhooks', as: 'amaka.obi@bluecrest.test' },
  sees: { loading: 'Loading deliveries…', loaded: 'Created WAT' },
});
