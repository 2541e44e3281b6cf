import { form } from '../../kit/form.machine';
import { firstError, isEmail, isFilled, matches, maxLength, noTags, type Rule, validateWith } from '../../kit/form.rules';
import { selectForm } from '../../kit/form.select';
import { confirmation, LONGEST_TEXT, password } from '../../kit/password.rules';
import { nationalPhone } from '../../kit/readings';

/** What is typed to sign up. The names are those of the call; the confirmation is not sent (SUP-03). */
export interface SignUpDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly userEmail: string;
  readonly mobileNumber: string;
  /** Of the business. */
  readonly name: string;
  readonly password: string;
  readonly confirmpassword: string;
}

/** What the provider said, and to whom it wrote. */
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
  firstError<string>((value) => (isFilled(value) ? null : missing), noTags, ...rules, maxLength(LONGEST_TEXT));

/** SUP-01. A letter is one of any script, and the apostrophe counts as one. */
export const check = validateWith<SignUpDraft>({
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

/** A second try with the same address takes the place of the first until the address is verified: a lost answer costs nothing. */
export const signUpMachine = form<SignUpDraft, SignedUp>('signUp', {
  description: 'Creates an account and its first business.',
  req: ['SUP-01', 'SUP-02', 'SUP-03'],
  calls: ['signUp'],
  check,
  secrets,
  refusal: 'Something went wrong',
  says: ({ message }) => message || 'We have sent you an e-mail',
});

export const selectSignUp = selectForm(check);
