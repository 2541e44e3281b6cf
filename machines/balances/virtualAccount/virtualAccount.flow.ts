import { formFlow } from '../../kit/form/form.flow';
import { emptyValues, validate, virtualAccountMachine } from './virtualAccount.machine';

const sent = { alias: 'Kano counter' };

export const virtualAccountFlow = formFlow(virtualAccountMachine, {
  validate,
  starts: { empty: { values: emptyValues } },
  otherStarts: { reloaded: { values: emptyValues, draft: sent, attempt: { idempotencyKey: 'key-1', values: sent } } },
  typed: {
    alias: { field: 'alias', value: 'Abuja counter' },
    other: { field: 'alias', value: 'Abuja market' },
    blank: { field: 'alias', value: '  ' },
  },
  answers: { created: { message: 'Virtual account created successfully' } },
  creates: { thing: 'virtual account', req: ['VAC-01', 'FLW-03'] },
  screen: { path: '/dashboard/account/virtual-wallets?new=account', as: 'amaka.obi@bluecrest.test' },
  fields: { alias: { fill: 'Account Alias', unique: true } },
  buttons: { save: 'Create new wallet' },
  sees: { title: 'Create Virtual Wallet', saved: 'Virtual account created successfully', cancelled: 'Virtual accounts' },
});
