import { resourceFlow } from '../../kit/resource/resource.flow';
import { harmattan } from '../catalogs/catalogs.flow';
import { inLagos } from '../deliveryOptions/deliveryOptions.flow';
import { deliveryDataMachine } from './deliveryData.machine';

export const deliveryDataFlow = resourceFlow(deliveryDataMachine, {
  key: '1/1',
  answers: { lagos: { catalog: harmattan, option: inLagos } },
  screen: { path: '/dashboard/catalog/1/delivery/edit/1', as: 'amaka.obi@bluecrest.test' },
  sees: { loading: 'Edit delivery option', loaded: 'Offer it to customers' },
});
