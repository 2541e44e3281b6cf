import { formFlow } from '../../kit/form.flow';
import { check, nothing, virtualAccountMachine } from './virtualAccount.machine';

export const virtualAccountFlow = formFlow(virtualAccountMachine, {
  check,
  starts: { empty: { subject: 'key-1', values: nothing } },
  typed: { alias: { field: 'alias', value: 'Abuja counter' }, blank: { field: 'alias', value: '  ' } },
  answers: { created: { message: 'Virtual account created successfully' } },
  screen: { path: '/dashboard/account/virtual-wallets?new=account', as: 'amaka.obi@bluecrest.test' },
  fields: { alias: { fill: 'Account Alias', unique: true } },
  buttons: { save: 'Create new wallet' },
  sees: { title: 'Create new wallet', saved: 'Virtual account created successfully', left: 'Virtual accounts' },
});
