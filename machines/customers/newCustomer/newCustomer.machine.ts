import { DIAL_CODE, hasMobile, readMobile } from '../../../contract/customers/mobile';
import { form } from '../../kit/form/form.machine';
import {
  fieldByLabel,
  firstError,
  isEmail,
  isFilled,
  type Rule,
  required,
  singleLine,
  textUpTo,
  validateWith,
} from '../../kit/form/form.rules';
import { selectForm } from '../../kit/form/form.select';
import type { FieldOf } from '../../kit/form/form.types';
import type { Said } from '../../kit/otp/otp.types';

/** The input for a new customer, with the names of the call. */
export interface NewCustomer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly mobile: string;
}

/** CUS-02: the mobile number starts with the dial code of Nigeria. */
export const emptyCustomer: NewCustomer = { firstName: '', lastName: '', email: '', mobile: DIAL_CODE };

/** CUS-02: the button is disabled until all four are filled in. The dial code alone is no number. */
export const isReady = ({ firstName, lastName, email, mobile }: NewCustomer): boolean =>
  [firstName, lastName, email].every(isFilled) && hasMobile(mobile);

const mobile: Rule<string> = (text) => (hasMobile(text) ? readMobile(text).error : 'Mobile number is required!');

const email: Rule<string> = (text) => (isEmail(text) ? null : 'Enter a valid email, such as ada@example.com.');

const name = (label: string): Rule<string> =>
  firstError(singleLine(label), (text) => (/[\r\n]/.test(text.trim()) ? 'Enter one line.' : null));

export const validateCustomer = validateWith<NewCustomer>({
  firstName: name('First name'),
  lastName: name('Last name'),
  email: firstError(required('Email'), email, textUpTo(254)),
  mobile,
});

/** Whether the provider refused a value because a customer has it. */
export const isTaken = (said: string | undefined): boolean => /already/i.test(said ?? '');

/** How a refusal names the fields. */
const LABELS = { firstName: 'first name', lastName: 'last name', email: 'email', mobile: 'mobile' } as const;

/** Returns the field that a refusal is about. */
export function fieldOfError(said: string): FieldOf<NewCustomer> | null {
  return fieldByLabel(LABELS)(said) ?? (isTaken(said) ? (/mobile|phone/i.test(said) ? 'mobile' : 'email') : null);
}

/** CUS-02: adds a customer. The provider refuses a second one with the same email, so a repeated request adds none. */
export const newCustomerMachine = form<NewCustomer, Said>('newCustomer', {
  description: 'Adds a customer. A repeated request never adds a second one.',
  req: ['CUS-02'],
  calls: ['createCustomer'],
  validate: validateCustomer,
  isReady,
  fieldOfError,
  failureMessage: 'We couldn’t add the customer. Try again.',
  successMessage: 'Customer added.',
});

export const selectNewCustomer = selectForm(validateCustomer);
