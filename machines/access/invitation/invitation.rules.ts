import type { Invitation } from '../../../contract/access/account';
import { validateWith } from '../../kit/form/form.rules';
import { confirmation, password } from '../../kit/values/password.rules';
import type { FirstPassword, InvitationInput } from './invitation.types';

export const emptyPassword: FirstPassword = { password: '', confirmpassword: '' };

/** SUP-06: the same rules as at sign-up. */
export const check = validateWith<FirstPassword>({ password, confirmpassword: confirmation });

export const secrets = ['password', 'confirmpassword'] as const;

/** SUP-06: anyone can edit a link, so the provider's answer overrides it. */
export const hasAccount = (given: Pick<InvitationInput, 'isExistingUser'>, invitation: Pick<Invitation, 'isExistingUser'>) =>
  invitation.isExistingUser ?? given.isExistingUser;
