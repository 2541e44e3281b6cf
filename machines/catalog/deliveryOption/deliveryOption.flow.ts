import { formFlow } from '../../kit/form/form.flow';
import { inLagos } from '../deliveryOptions/deliveryOptions.flow';
import { deliveryOptionMachine, formOfDelivery, validateDelivery } from './deliveryOption.machine';

const SAID = 'Someone changed this delivery option after you opened it';
const dearer = formOfDelivery({ ...inLagos, fee: '3000.00', version: 'v2' }, 'NGN');

export const deliveryOptionFlow = formFlow(deliveryOptionMachine, {
  validate: validateDelivery,
  starts: { loaded: { subject: '1/1', values: formOfDelivery(inLagos, 'NGN') } },
  refusals: { otherCurrency: { said: 'This catalog sells in USD now. Check the fee', known: { currency: 'USD' } } },
  edits: { thing: 'delivery option', outdated: { dearer: { said: SAID, present: dearer } } },
  typed: {
    name: { field: 'name', value: 'By bike in Lagos' },
    unclear: { field: 'fee', value: '1,50' },
    free: { field: 'fee', value: '0' },
  },
  answers: { saved: { message: 'Delivery option saved successfully' } },
  screen: { path: '/dashboard/catalog/1/delivery/edit/1', as: 'amaka.obi@bluecrest.test', before: ['deliveryData.load'] },
  fields: { name: 'Name', fee: { fill: 'Fee in NGN', hints: { '1,50': /Did you mean 1\.50\?/ } } },
  sees: { title: 'Edit delivery option', saved: 'Harmattan sale' },
});
