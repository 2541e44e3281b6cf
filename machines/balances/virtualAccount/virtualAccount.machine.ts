import { form } from '../../kit/form/form.machine';
import { firstError, required, textUpTo, validateWith } from '../../kit/form/form.rules';
import { selectForm } from '../../kit/form/form.select';
import type { Creates } from '../../kit/form/form.types';
import type { Said } from '../../kit/otp/otp.types';

/** A new virtual account, with the names of the call. */
export interface NewAccount {
  /** The name that the business gives it. */
  readonly alias: string;
}

export const emptyValues: NewAccount = { alias: '' };

/** VAC-01: an alias that is not blank. Any text is safe, because it is displayed and never run. */
export const validate = validateWith<NewAccount>({ alias: firstError(required('Account Alias'), textUpTo(100)) });

/** Returns the field that an error of the provider is about. */
export const fieldOfError = (said: string) => (said.includes('alias') ? 'alias' : null);

const creates: Creates<NewAccount> = {
  thing: 'virtual account',
  nameOf: ({ alias }) => alias.trim(),
  list: '/dashboard/account/virtual-wallets',
};

/** VAC-01: creates a virtual account. */
export const virtualAccountMachine = form<NewAccount, Said>('virtualAccount', {
  description: 'Creates a virtual account. A repeated request never creates a second one.',
  req: ['VAC-01'],
  calls: ['createVirtualAccount'],
  validate,
  creates,
  fieldOfError,
  failureMessage: 'An error occurred',
  successMessage: 'Virtual account created.',
});

export const selectVirtualAccount = selectForm(validate, creates);
