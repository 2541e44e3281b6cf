import { form } from '../../kit/form.machine';
import {
  fieldsOf,
  fileRule,
  firstError,
  isEmail,
  isFilled,
  maxLength,
  noTags,
  required,
  validateWith,
} from '../../kit/form.rules';
import { selectForm } from '../../kit/form.select';
import type { Chosen } from '../../kit/form.types';
import type { Said } from '../../kit/otp.types';
import { nationalPhone } from '../../kit/readings';

/** A new business, under the names of the call, but for `dialCode`: the country's, which is sent before the number. */
export interface NewBusiness {
  readonly nameOfSubsidiary: string;
  readonly description: string;
  /** The short name, as `NG`. */
  readonly country: string;
  readonly email: string;
  readonly dialCode: string;
  readonly mobileNumber: string;
  readonly businessType: string;
  readonly isDefault: boolean;
  readonly image: readonly Chosen[];
}

export const nothing: NewBusiness = {
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

/** Not typed, and so nothing that fills the form. */
const KNOWN = ['dialCode'] as const satisfies readonly (keyof NewBusiness)[];

const MEGABYTE = 1024 * 1024;
export const LOGO_BYTES = MEGABYTE;

const email = (text: string) => (isEmail(text) ? null : 'not a valid email!');

/** SUB-01, ONB-18. */
export const check = validateWith<NewBusiness>({
  nameOfSubsidiary: firstError(required('Name'), maxLength(100), noTags),
  description: firstError(maxLength(250), noTags),
  country: required('Country'),
  email: firstError(required('Email'), email),
  mobileNumber: (text, { dialCode }) =>
    required('Mobile number')(text) ?? (/^0?\d{7,11}$/.test(nationalPhone(text, dialCode)) ? null : 'not a valid number!'),
  businessType: required('Business type'),
  image: fileRule(['png', 'jpeg'], LOGO_BYTES, { kinds: 'a png, jpg or jpeg', size: '1 MB' }),
});

/** As the documents have it, once any field is filled; what is missing is said when it is sent. */
export const isReady = (values: NewBusiness) => fieldsOf(values).some((field) => field !== 'dialCode' && isFilled(values[field]));

/** NAV-04, SUB-01: a business of the merchant's own. */
export const newBusinessMachine = form<NewBusiness, Said>('newBusiness', {
  description: 'Creates a new business for the merchant.',
  req: ['SUB-01', 'NAV-04'],
  calls: ['createSubsidiary'],
  check,
  isReady,
  known: [...KNOWN],
  blames: (said) => (said.includes('of this name') ? 'nameOfSubsidiary' : null),
  refusal: 'The business could not be created',
  says: ({ message }) => message,
  outdatesProfile: true,
});

export const selectNewBusiness = selectForm(check);
