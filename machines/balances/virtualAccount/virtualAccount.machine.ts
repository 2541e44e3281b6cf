import { form } from '../../kit/form.machine';
import { firstError, maxLength, required, validateWith } from '../../kit/form.rules';
import { selectForm } from '../../kit/form.select';
import type { Said } from '../../kit/otp.types';

/** A new virtual account, under the names of the call. */
export interface NewAccount {
  /** What the business calls it. */
  readonly alias: string;
}

export const nothing: NewAccount = { alias: '' };

/** VAC-01: an alias that is not blank. It is any text: it is shown and never run. */
export const check = validateWith<NewAccount>({ alias: firstError(required('Account Alias'), maxLength(100)) });

/** VAC-01: another account number of the business's own. Its input's `subject` is the key by which it is opened once. */
export const virtualAccountMachine = form<NewAccount, Said>('virtualAccount', {
  description: 'Creates a virtual account. A repeated request never creates a second one.',
  req: ['VAC-01'],
  calls: ['createVirtualAccount'],
  check,
  blames: (said) => (said.includes('alias') ? 'alias' : null),
  refusal: 'An error occurred',
  says: ({ message }) => message || 'The virtual account was created.',
});

export const selectVirtualAccount = selectForm(check);
