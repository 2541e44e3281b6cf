/** SUP-01, SUP-02: the provider's rules for a person, a business and a password. The sentences are those of the documents. */
export interface SignUp {
  readonly firstName: string;
  readonly lastName: string;
  readonly userEmail: string;
  readonly mobileNumber: string;
  /** The name of the business. */
  readonly name: string;
  readonly password: string;
}

/** Returns the error of a text, or null. */
type Rule = (text: string) => string | null;

/** GEN-03. */
const LONGEST = 100;
/** The documents name a message that lists these, but do not show it. */
const SPECIAL = '!@#$%^&*()-_=+.,:;?';

const must = (holds: (text: string) => boolean, message: string): Rule => {
  return (text) => (holds(text) ? null : message);
};
const matches = (pattern: RegExp, message: string) => must((text) => pattern.test(text), message);

/** A tag, or the start of one. */
const TAG = /<\s*(?:!--|[/!?]*\s*[a-z])/iu;

const noMarkup = must((text) => !TAG.test(text), 'Contains disallowed characters or tags');
const short = must((text) => [...text].length <= LONGEST, `Use ${LONGEST} characters or fewer.`);

const all =
  (...rules: readonly Rule[]): Rule =>
  (text) =>
    rules.reduce<string | null>((problem, rule) => problem ?? rule(text), null);

export const passwordProblem = all(
  noMarkup,
  must((text) => [...text].length >= 8, 'Password must be at least 8 characters'),
  matches(/\p{Ll}/u, 'Must include lowercase letter'),
  matches(/\p{Lu}/u, 'Must include uppercase letter'),
  matches(/\d/, 'Must include a number'),
  must((text) => [...text].some((character) => SPECIAL.includes(character)), `Must include a special character: ${SPECIAL}`),
  short,
);

export const emailProblem = all(
  must((text) => text !== '', 'Email is required'),
  noMarkup,
  matches(/^[^\s@<>]+@[^\s@<>.]+(\.[^\s@<>.]+)+$/u, 'Invalid email'),
  short,
);

const rules: Readonly<Record<keyof SignUp, Rule>> = {
  firstName: all(
    must((text) => text !== '', 'First name is required'),
    noMarkup,
    matches(/^[\p{L}\p{M}'’ -]+$/u, 'Only letters, spaces or hyphens allowed'),
    short,
  ),
  lastName: all(
    must((text) => text !== '', 'Last name is required'),
    noMarkup,
    matches(/^[\p{L}\p{M}'’-]+$/u, 'Only letters or hyphens allowed'),
    short,
  ),
  userEmail: emailProblem,
  mobileNumber: matches(/^\d{11}$/, 'Mobile number must be 11 digits'),
  name: all(
    must((text) => text !== '', 'Business name is required'),
    noMarkup,
    short,
  ),
  password: passwordProblem,
};

/** Returns the stored form, without surrounding spaces. The password stays unchanged. */
export const trimSignUp = ({ password, ...rest }: SignUp): SignUp => ({
  firstName: rest.firstName.trim(),
  lastName: rest.lastName.trim(),
  userEmail: rest.userEmail.trim().toLowerCase(),
  mobileNumber: rest.mobileNumber.trim(),
  name: rest.name.trim(),
  password,
});

const firstOf = <Field extends keyof SignUp>(fields: readonly Field[], given: Pick<SignUp, Field>) =>
  fields.reduce<string | null>((problem, field) => problem ?? rules[field](given[field]), null);

/** Returns the first field's error, or null. */
export const signUpProblem = (given: SignUp): string | null => firstOf(Object.keys(rules) as (keyof SignUp)[], given);

/** USR-02: for an invited person without an account. */
export const personProblem = (given: Pick<SignUp, 'firstName' | 'lastName' | 'mobileNumber'>): string | null =>
  firstOf(['firstName', 'lastName', 'mobileNumber'], given);

/** ROL-01: for a role's name and description. */
export const roleProblem = ({ name, description }: { readonly name: string; readonly description: string }): string | null => {
  if (name === '') return 'Name is required';
  if (description === '') return 'Description is required';
  return noMarkup(name) ?? noMarkup(description) ?? short(name);
};
