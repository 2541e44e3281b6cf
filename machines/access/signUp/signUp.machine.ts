import { form } from '../../kit/form/form.machine';
import { firstError, isEmail, isFilled, matches, noTags, type Rule, textUpTo, validateWith } from '../../kit/form/form.rules';
import { selectForm } from '../../kit/form/form.select';
import { confirmation, LONGEST_TEXT, password } from '../../kit/values/password.rules';
import { nationalPhone } from '../../kit/values/readings';

/** The input of a sign-up. The names are those of the call. The confirmation is not sent (SUP-03). */
export interface SignUpDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly userEmail: string;
  readonly mobileNumber: string;
  /** The name of the business. */
  readonly name: string;
  readonly password: string;
  readonly confirmpassword: string;
}

/** The provider's message, and the address of its email. */
export interface SignedUp {
  readonly message: string;
  readonly email: string;
}

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
  firstError<string>((value) => (isFilled(value) ? null : missing), noTags, ...rules, textUpTo(LONGEST_TEXT));

/** SUP-01: letters of any script are allowed, and the apostrophe counts as one. */
export const validate = validateWith<SignUpDraft>({
  firstName: text('First name is required', matches(/^[\p{L}\p{M}'’ -]+$/u, 'Only letters, spaces or hyphens allowed')),
  lastName: text('Last name is required', matches(/^[\p{L}\p{M}'’-]+$/u, 'Only letters or hyphens allowed')),
  userEmail: text('Email is required', (value) => (isEmail(value) ? null : 'Invalid email')),
  mobileNumber: (text) => (/^\d{11}$/.test(nationalPhone(text)) ? null : 'Mobile number must be 11 digits'),
  name: text('Business name is required'),
  password,
  confirmpassword: confirmation,
});

/** Never stored in a draft, and cleared once accepted. */
export const secrets = ['password', 'confirmpassword'] as const;

/** Signs up. A second attempt with the same address is allowed until it is verified, so a lost response does no harm. */
export const signUpMachine = form<SignUpDraft, SignedUp>('signUp', {
  description: 'Creates an account and its first business.',
  req: ['SUP-01', 'SUP-02', 'SUP-03'],
  calls: ['signUp'],
  beforeSignIn: true,
  validate,
  secrets,
  failureMessage: 'Something went wrong',
  successMessage: 'We sent you an email',
});

export const selectSignUp = selectForm(validate);
