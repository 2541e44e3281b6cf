import type { genders, Named, PersonalInformation as Saved } from '../../../contract/onboarding/onboarding';
import { blamesByLabel, checkBy, line, required } from '../../kit/form.rules';
import type { FieldOf } from '../../kit/form.types';
import { birthday, elevenDigits, optionalPaper, paper, phone } from '../particulars/particulars.rules';
import type { PersonalInformation } from './personalInformation.types';

export const LABELS = {
  bvn: 'BVN',
  nin: 'NIN',
  firstName: 'First name',
  lastName: 'Last name',
  gender: 'Gender',
  dateOfBirth: 'Date of birth',
  mobileNumber: 'Phone',
  idType: 'Identification type',
  idNumber: 'Identification number',
  identification: 'Identification',
  passportphoto: 'Passport photograph',
  proofofaddress: 'Proof of address',
} as const;

const BOTH: typeof genders = ['Male', 'Female'];
export const GENDERS = BOTH.map((gender) => ({ value: gender, label: gender }));

/** Who somebody is at the bank and at the state is kept nowhere but in the form and at the provider. */
export const SECRETS: readonly FieldOf<PersonalInformation>[] = ['bvn', 'nin', 'idNumber'];

/** ONB-07. */
export const check = checkBy<PersonalInformation>({
  bvn: elevenDigits(LABELS.bvn),
  nin: elevenDigits(LABELS.nin),
  firstName: line(LABELS.firstName),
  lastName: line(LABELS.lastName),
  gender: required(LABELS.gender),
  dateOfBirth: birthday(LABELS.dateOfBirth),
  mobileNumber: phone(LABELS.mobileNumber),
  idType: required(LABELS.idType),
  idNumber: line(LABELS.idNumber),
  identification: (files, { identificationSaved }) => paper(LABELS.identification)(files, identificationSaved),
  passportphoto: optionalPaper,
  proofofaddress: (files, { proofofaddressSaved }) => paper(LABELS.proofofaddress)(files, proofofaddressSaved),
});

export const blames: (said: string) => FieldOf<PersonalInformation> | null = blamesByLabel(LABELS);

/** The form as it begins: what was saved, and of files their names. */
export const startedWith = ({ identification, passportphoto, proofofaddress, ...texts }: Saved): PersonalInformation => ({
  ...texts,
  identification: [],
  passportphoto: [],
  proofofaddress: [],
  identificationSaved: identification,
  passportphotoSaved: passportphoto,
  proofofaddressSaved: proofofaddress,
});

/** ONB-07: the NIN has a field of its own, so its type is not offered. */
export const offered = (types: readonly Named[]) =>
  types
    .filter(({ name }) => !/\bNIN\b|national identi\w+ number/i.test(name))
    .map(({ id, name }) => ({ value: id, label: name }));
