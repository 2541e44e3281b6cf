import { form } from '../../kit/form.machine';
import type { Said } from '../../kit/otp.types';
import { check } from './virtualAccount.rules';
import type { NewAccount } from './virtualAccount.types';

/** VAC-01: another account number of the business's own. Its input's `subject` is the key by which it is opened once. */
export const virtualAccountMachine = form<NewAccount, Said>('virtualAccount', {
  description: 'A new virtual account, by its alias. It is opened once, however often it is sent.',
  req: ['VAC-01'],
  calls: ['createVirtualAccount'],
  check,
  blames: (said) => (said.includes('alias') ? 'alias' : null),
  refusal: 'An error occurred',
  says: ({ message }) => message || 'The virtual account was created.',
});
