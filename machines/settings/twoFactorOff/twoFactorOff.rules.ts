import { checkBy, required } from '../../kit/form.rules';
import type { TwoFactorOff } from './twoFactorOff.types';

export const nothing: TwoFactorOff = { password: '' };

export const check = checkBy<TwoFactorOff>({ password: required('Password') });

/** Never in a draft, and gone once it was accepted. */
export const secrets = ['password'] as const;
