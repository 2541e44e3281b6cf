import { form } from '../../kit/form/form.machine';
import {
  fieldsOf,
  fileRule,
  firstError,
  isEmail,
  isFilled,
  noTags,
  required,
  textUpTo,
  validateWith,
} from '../../kit/form/form.rules';
import { selectForm } from '../../kit/form/form.select';
import type { SelectedFile } from '../../kit/form/form.types';
import type { Said } from '../../kit/otp/otp.types';
import { nationalPhone } from '../../kit/values/readings';

/** A new business, with the names of the call, except for `dialCode`: the country's dial code, which is sent before the number. */
export interface NewBusiness {
  readonly nameOfSubsidiary: string;
  readonly description: string;
  /** The country code, such as `NG`. */
  readonly country: string;
  readonly email: string;
  readonly dialCode: string;
  readonly mobileNumber: string;
  readonly businessType: string;
  readonly isDefault: boolean;
  readonly image: readonly SelectedFile[];
}

export const emptyValues: NewBusiness = {
  nameOfSubsidiary: '',
  description: '',
  country: '',
  email: '',
  dialCode: '',
  mobileNumber: '',
  businessType: '',
  isDefault: false,
  image: [],
};

/** Not typed, so it does not count as filled in. */
const KNOWN = ['dialCode'] as const satisfies readonly (keyof NewBusiness)[];

const MEGABYTE = 1024 * 1024;
export const LOGO_BYTES = MEGABYTE;

const email = (text: string) => (isEmail(text) ? null : 'not a valid email!');

/** SUB-01, ONB-18. */
export const validate = validateWith<NewBusiness>({
  nameOfSubsidiary: firstError(required('Name'), textUpTo(100), noTags),
  description: firstError(textUpTo(250), noTags),
  country: required('Country'),
  email: firstError(required('Email'), email),
  mobileNumber: (text, { dialCode }) =>
    required('Mobile number')(text) ?? (/^0?\d{7,11}$/.test(nationalPhone(text, dialCode)) ? null : 'not a valid number!'),
  businessType: required('Business type'),
  image: fileRule(['png', 'jpeg'], LOGO_BYTES, { kinds: 'a PNG, JPG or JPEG file', size: '1 MB' }),
});

/** The documents enable the button once any field is filled. Missing fields show after the submit. */
export const isReady = (values: NewBusiness) => fieldsOf(values).some((field) => field !== 'dialCode' && isFilled(values[field]));

/** Returns the field that a refusal is about. */
export const fieldOfError = (said: string) => (said.includes('of this name') ? 'nameOfSubsidiary' : null);

/** NAV-04, SUB-01: creates a business for the merchant. */
export const newBusinessMachine = form<NewBusiness, Said>('newBusiness', {
  description: 'Creates a new business for the merchant.',
  req: ['SUB-01', 'NAV-04'],
  calls: ['createSubsidiary'],
  validate,
  isReady,
  derivedFields: [...KNOWN],
  fieldOfError,
  failureMessage: 'We couldn’t create the business. Try again.',
  successMessage: 'Business created.',
  invalidatesProfile: true,
});

export const selectNewBusiness = selectForm(validate);
