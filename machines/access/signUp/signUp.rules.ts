import { atMost, checkBy, firstBroken, isEmail, isFilled, matches, noTags, type Rule } from '../../kit/form.rules';
import { confirmation, LONGEST_TEXT, password } from '../../kit/password.rules';
import { nationalPhone } from '../../kit/readings';
import type { SignUpDraft } from './signUp.types';

export const emptySignUp: SignUpDraft = {
  firstName: '',
  lastName: '',
  userEmail: '',
  mobileNumber: '',
  name: '',
  password: '',
  confirmpassword: '',
};

/** SUP-02, GEN-03. */
const text = (missing: string, ...rules: readonly Rule<string>[]) =>
  firstBroken<string>((value) => (isFilled(value) ? null : missing), noTags, ...rules, atMost(LONGEST_TEXT));

/** SUP-01. A letter is one of any script, and the apostrophe counts as one. */
export const check = checkBy<SignUpDraft>({
  firstName: text('First name is required', matches(/^[\p{L}\p{M}'’ -]+$/u, 'Only letters, spaces or hyphens allowed')),
  lastName: text('Last name is required', matches(/^[\p{L}\p{M}'’-]+$/u, 'Only letters or hyphens allowed')),
  userEmail: text('Email is required', (value) => (isEmail(value) ? null : 'Invalid email')),
  mobileNumber: (text) => (/^\d{11}$/.test(nationalPhone(text)) ? null : 'Mobile number must be 11 digits'),
  name: text('Business name is required'),
  password,
  confirmpassword: confirmation,
});

/** Never in a draft, and gone once they were accepted. */
export const secrets = ['password', 'confirmpassword'] as const;
