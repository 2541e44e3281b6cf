import type { Stakeholder as Saved } from '../../../contract/onboarding/registration';
import { blamesByLabel, checkBy, line, required } from '../../kit/form.rules';
import type { FieldOf } from '../../kit/form.types';
import { birthday, elevenDigits, phone } from '../particulars/particulars.rules';
import type { Stakeholder } from './stakeholder.types';

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
export const check = checkBy<Stakeholder>({
  firstName: line(LABELS.firstName),
  lastName: line(LABELS.lastName),
  bvn: elevenDigits(LABELS.bvn),
  nin: elevenDigits(LABELS.nin),
  mobileNumber: phone(LABELS.mobileNumber),
  gender: required(LABELS.gender),
  dateOfBirth: birthday(LABELS.dateOfBirth),
});

export const blames: (said: string) => FieldOf<Stakeholder> | null = blamesByLabel(LABELS);

export const NOBODY: Stakeholder = {
  firstName: '',
  lastName: '',
  bvn: '',
  nin: '',
  mobileNumber: '',
  gender: '',
  dateOfBirth: '',
};

export const startedWith = ({ id: _, ...person }: Saved): Stakeholder => person;

export const nameOf = ({ firstName, lastName }: Pick<Stakeholder, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`.trim();
