import { formFlow } from '../../kit/form/form.flow';
import { emptyNote, orderSendingMachine, validateNote } from './orderSending.machine';

export const orderSendingFlow = formFlow(orderSendingMachine, {
  validate: validateNote,
  starts: { usual: { subject: '25', values: emptyNote } },
  typed: {
    note: { field: 'note', value: 'Our rider calls you before 5 pm.' },
    blank: { field: 'note', value: '  ' },
  },
  answers: { sent: { message: 'Order marked as sent' } },
  screen: { path: '/dashboard/catalog/25/orders?sending=25', as: 'amaka.obi@bluecrest.test' },
  fields: { note: 'Note to the customer' },
  buttons: { save: 'Send note' },
  sees: { title: 'Mark order as sent', saved: null },
});
