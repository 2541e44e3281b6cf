import type { said } from '../../../contract/common';
import { checkBy, required } from '../../kit/form.rules';
import { confirmation, password } from '../../kit/password.rules';
import type { NewPassword } from './newPassword.types';

export const emptyNewPassword: NewPassword = { otp: '', password: '', confirmpassword: '' };

/** SES-09: by the rules of sign-up. */
export const check = checkBy<NewPassword>({ otp: required('Code'), password, confirmpassword: confirmation });

type Said = (typeof said)['codeInvalid' | 'codeExpired' | 'tooManyAttempts'];

/** The wire has no code for these, only the provider's sentences; their type makes the contract and these lines one. */
const OF_THE_CODE: readonly string[] = ['Invalid OTP', 'OTP has expired', 'Too many attempts'] satisfies readonly Said[];

export const blames = (words: string) => (OF_THE_CODE.includes(words) ? 'otp' : null);

/** Never in a draft, and gone once they were accepted. */
export const secrets = ['otp', 'password', 'confirmpassword'] as const;
