import { resourceFlow } from '../../kit/resource/resource.flow';
import { invoice } from '../invoices/invoices.flow';
import { type InvoiceInFull, invoiceDetailsMachine } from './invoiceDetails.machine';

/** An invoice that its customer has opened. */
export const invoiceInFull: InvoiceInFull = {
  ...invoice(193),
  business: {
    name: 'Bluecrest Stores',
    logo: '',
    address: '14 Adeola Odeku Street, Victoria Island, Lagos',
    email: 'hello@bluecrest.test',
    phone: '+234 803 555 0142',
    rcNumber: '1284417',
    tin: '01482213-0001',
  },
  events: [
    { event: 'sent', at: '2026-11-22T09:16:00', amount: null, by: 'Amaka Obi', orderReference: '', note: '' },
    { event: 'opened', at: '2026-11-22T10:41:00', amount: null, by: '', orderReference: '', note: '' },
  ],
};

export const invoiceDetailsFlow = resourceFlow(invoiceDetailsMachine, {
  key: '193',
  answers: { unpaid: invoiceInFull },
  screen: { path: '/dashboard/business/invoice/{invoiceId}/details', as: 'amaka.obi@bluecrest.test', invoiced: true },
  sees: { loading: 'Invoice details', loaded: 'Timeline' },
});
