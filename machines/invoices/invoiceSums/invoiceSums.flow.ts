import { resourceFlow } from '../../kit/resource/resource.flow';
import { invoice } from '../invoices/invoices.flow';
import { invoiceSumsMachine } from './invoiceSums.machine';

export const invoiceSumsFlow = resourceFlow(invoiceSumsMachine, {
  key: 'NGN',
  answers: { some: [invoice(1), invoice(2)] },
  screen: { path: '/dashboard/business/invoice', as: 'amaka.obi@bluecrest.test' },
  sees: { loading: 'Left to be paid', loaded: /^\d+ invoices, after part payments$/ },
});
