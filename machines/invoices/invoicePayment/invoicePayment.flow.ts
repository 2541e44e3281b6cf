import { formFlow } from '../../kit/form/form.flow';
import { emptyPayment, invoicePaymentMachine, validate } from './invoicePayment.machine';

export const invoicePaymentFlow = formFlow(invoicePaymentMachine, {
  validate,
  starts: { empty: { subject: '193', values: emptyPayment() } },
  typed: {
    day: { field: 'paidOn', value: '2026-11-20' },
    later: { field: 'paidOn', value: '2199-11-20' },
    reference: { field: 'reference', value: 'Cash, receipt 41' },
  },
  answers: { marked: { message: 'Invoice marked as paid' } },
  screen: { path: '/dashboard/business/invoice/{invoiceId}/details?ask=paid', as: 'amaka.obi@bluecrest.test', invoiced: true },
  fields: { paidOn: 'Date', reference: 'Reference' },
  buttons: { save: 'Mark as paid' },
  sees: { title: 'Mark as paid outside', saved: null },
});
