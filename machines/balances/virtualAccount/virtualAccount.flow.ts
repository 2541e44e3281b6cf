import { formFlow } from '../../kit/form.flow';
import { createsOnceProperties } from '../../kit/form.properties';
import { emptyValues, validate, virtualAccountMachine } from './virtualAccount.machine';

export const virtualAccountFlow = formFlow(virtualAccountMachine, {
  validate,
  starts: { empty: { subject: 'key-1', values: emptyValues } },
  otherStarts: { anotherKey: { subject: 'key-2', values: emptyValues } },
  typed: { alias: { field: 'alias', value: 'Abuja counter' }, blank: { field: 'alias', value: '  ' } },
  answers: { created: { message: 'Virtual account created successfully' } },
  properties: createsOnceProperties('virtual account', 'VAC-01', 'FLW-03'),
  screen: { path: '/dashboard/account/virtual-wallets?new=account', as: 'amaka.obi@bluecrest.test' },
  fields: { alias: { fill: 'Account Alias', unique: true } },
  buttons: { save: 'Create new wallet' },
  sees: { title: 'Create Virtual Wallet', saved: 'Virtual account created successfully', cancelled: 'Virtual accounts' },
});
