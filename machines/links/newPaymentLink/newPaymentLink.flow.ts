import { formFlow } from '../../kit/form/form.flow';
import { emptyValues, newPaymentLinkMachine, validate } from './newPaymentLink.machine';

const UNCLEAR = /Did you mean 1\.50\? Use a point for decimals, and commas only between thousands\./;

/** A link that lacks nothing. */
const sent = { ...emptyValues('NGN'), name: 'Ankara', paymentType: 'MULTIPLE' };

export const newPaymentLinkFlow = formFlow(newPaymentLinkMachine, {
  validate,
  starts: { empty: { values: emptyValues('NGN') } },
  otherStarts: { reloaded: { values: emptyValues('NGN'), draft: sent, attempt: { idempotencyKey: 'key-1', values: sent } } },
  typed: {
    name: { field: 'name', value: 'Ankara' },
    type: { field: 'paymentType', value: 'MULTIPLE' },
    unclear: { field: 'amount', value: '1,50' },
    clear: { field: 'amount', value: '1,500' },
    nowhere: { field: 'redirectUrl', value: 'javascript:alert(1)' },
    somewhere: { field: 'redirectUrl', value: 'https://www.bluecrest.test/thanks' },
  },
  answers: { created: { message: 'Payment link created successfully' } },
  creates: { thing: 'payment link', req: ['PLK-02', 'FLW-03'] },
  screen: { path: '/dashboard/business/payment-links?new=link', as: 'amaka.obi@bluecrest.test' },
  fields: {
    name: 'Name',
    paymentType: { choose: 'Payment type', options: { MULTIPLE: 'Multiple Use' } },
    amount: { fill: 'Amount', hints: { '1,50': UNCLEAR } },
    redirectUrl: 'Redirect URL',
  },
  buttons: { save: 'Create link' },
  sees: { title: 'Create new link', saved: 'Payment link created successfully', cancelled: 'Payment links' },
});
