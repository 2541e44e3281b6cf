import type { said } from '../../../contract/common';
import { form } from '../../kit/form/form.machine';
import { required, validateWith } from '../../kit/form/form.rules';
import { selectForm } from '../../kit/form/form.select';
import type { Said } from '../../kit/otp/otp.types';
import { confirmation, password } from '../../kit/values/password.rules';

/** The input for a new password: the code from the email, and the password twice. */
export interface NewPassword {
  readonly otp: string;
  readonly password: string;
  readonly confirmpassword: string;
}

export const emptyNewPassword: NewPassword = { otp: '', password: '', confirmpassword: '' };

/** SES-09: the same rules as at sign-up. */
export const validate = validateWith<NewPassword>({ otp: required('Code'), password, confirmpassword: confirmation });

type Refusal = (typeof said)['codeInvalid' | 'codeExpired' | 'tooManyAttempts'];

/** The call has no status codes for these, only the provider's sentences. Their type ties these lines to the contract. */
const OF_THE_CODE: readonly string[] = ['Invalid OTP', 'OTP has expired', 'Too many attempts'] satisfies readonly Refusal[];

const fieldOfError = (words: string) => (OF_THE_CODE.includes(words) ? 'otp' : null);

/** Never stored in a draft, and cleared once accepted. */
export const secrets = ['otp', 'password', 'confirmpassword'] as const;

/** Sets a new password. Its subject is the address that received the code. */
export const newPasswordMachine = form<NewPassword, Said>('newPassword', {
  description: 'Sets a new password with the code from the email.',
  req: ['SES-09'],
  calls: ['resetPassword'],
  beforeSignIn: true,
  validate,
  secrets,
  fieldOfError,
  failureMessage: 'Unexpected Error!',
  successMessage: 'Password changed.',
  redirectTo: '/',
});

export const selectNewPassword = selectForm(validate);
