import type { said } from '../../../contract/common';
import { form } from '../../kit/form.machine';
import { required, validateWith } from '../../kit/form.rules';
import { selectForm } from '../../kit/form.select';
import type { Said } from '../../kit/otp.types';
import { confirmation, password } from '../../kit/password.rules';

/** What is typed for a new password: the code that was sent, and the password twice. */
export interface NewPassword {
  readonly otp: string;
  readonly password: string;
  readonly confirmpassword: string;
}

export const emptyNewPassword: NewPassword = { otp: '', password: '', confirmpassword: '' };

/** SES-09: by the rules of sign-up. */
export const check = validateWith<NewPassword>({ otp: required('Code'), password, confirmpassword: confirmation });

type Refusal = (typeof said)['codeInvalid' | 'codeExpired' | 'tooManyAttempts'];

/** The wire has no code for these, only the provider's sentences; their type makes the contract and these lines one. */
const OF_THE_CODE: readonly string[] = ['Invalid OTP', 'OTP has expired', 'Too many attempts'] satisfies readonly Refusal[];

const blames = (words: string) => (OF_THE_CODE.includes(words) ? 'otp' : null);

/** Never in a draft, and gone once they were accepted. */
export const secrets = ['otp', 'password', 'confirmpassword'] as const;

/** Its subject is the address that the code went to. */
export const newPasswordMachine = form<NewPassword, Said>('newPassword', {
  description: 'Sets a new password with the code from the email.',
  req: ['SES-09'],
  calls: ['resetPassword'],
  check,
  secrets,
  blames,
  refusal: 'Unexpected Error!',
  says: ({ message }) => message || 'Your password was changed',
  leadsTo: '/',
});

export const selectNewPassword = selectForm(check);
