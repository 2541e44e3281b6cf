import type { Stakeholder as Saved } from '../../../contract/onboarding/registration';
import { form } from '../../kit/form/form.machine';
import { fieldByLabel, required, singleLine, validateWith } from '../../kit/form/form.rules';
import { selectForm } from '../../kit/form/form.select';
import type { FieldOf } from '../../kit/form/form.types';
import type { Said } from '../../kit/otp/otp.types';
import { birthday, elevenDigits, phone } from '../onboardingDetails/onboardingDetails.rules';

export type Stakeholder = { readonly [Field in Exclude<keyof Saved, 'id'>]: string };

export const LABELS = {
  firstName: 'First name',
  lastName: 'Last name',
  bvn: 'BVN',
  nin: 'NIN',
  mobileNumber: 'Phone',
  gender: 'Gender',
  dateOfBirth: 'Date of birth',
} as const;

export const SECRETS: readonly FieldOf<Stakeholder>[] = ['bvn', 'nin'];

/** ONB-10. */
export const validate = validateWith<Stakeholder>({
  firstName: singleLine(LABELS.firstName),
  lastName: singleLine(LABELS.lastName),
  bvn: elevenDigits(LABELS.bvn),
  nin: elevenDigits(LABELS.nin),
  mobileNumber: phone(LABELS.mobileNumber),
  gender: required(LABELS.gender),
  dateOfBirth: birthday(LABELS.dateOfBirth),
});

const fieldOfError: (said: string) => FieldOf<Stakeholder> | null = fieldByLabel(LABELS);

export const NOBODY: Stakeholder = {
  firstName: '',
  lastName: '',
  bvn: '',
  nin: '',
  mobileNumber: '',
  gender: '',
  dateOfBirth: '',
};

/** Only what the form has: a provider may send more of a person. */
export const startedWith = ({ firstName, lastName, bvn, nin, mobileNumber, gender, dateOfBirth }: Saved): Stakeholder => ({
  firstName,
  lastName,
  bvn,
  nin,
  mobileNumber,
  gender,
  dateOfBirth,
});

export const nameOf = ({ firstName, lastName }: Pick<Stakeholder, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`.trim();

/** A person who owns a part of the company. The subject is the id of an existing stakeholder, or empty for a new one. */
export const stakeholderMachine = form<Stakeholder, Said>('stakeholder', {
  calls: ['addStakeholder', 'updateStakeholder'],
  callsOneOf: true,
  req: ['ONB-10'],
  description: 'Adds or edits an owner of the company.',
  validate,
  secrets: SECRETS,
  fieldOfError,
  failureMessage: 'We couldn’t save the stakeholder. Try again.',
  successMessage: 'Stakeholder saved.',
});

export const selectStakeholder = selectForm<Stakeholder>(validate);
