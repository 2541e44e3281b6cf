import type { genders, Named, PersonalInformation as Saved } from '../../../contract/onboarding/onboarding';
import { form } from '../../kit/form.machine';
import { blamesByLabel, required, singleLine, validateWith } from '../../kit/form.rules';
import { selectForm } from '../../kit/form.select';
import type { Chosen, FieldOf } from '../../kit/form.types';
import type { Said } from '../../kit/otp.types';
import { birthday, CHECKLIST, elevenDigits, optionalPaper, paper, phone } from '../particulars/particulars.rules';

type Paper = 'identification' | 'passportphoto' | 'proofofaddress';

/** The texts of the call, the files that are chosen now, and the names of those that were saved before. */
export type PersonalInformation = { readonly [Field in Exclude<keyof Saved, Paper>]: string } & {
  readonly [Field in Paper]: readonly Chosen[];
} & { readonly [Field in `${Paper}Saved`]: string };

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
export const check = validateWith<PersonalInformation>({
  bvn: elevenDigits(LABELS.bvn),
  nin: elevenDigits(LABELS.nin),
  firstName: singleLine(LABELS.firstName),
  lastName: singleLine(LABELS.lastName),
  gender: required(LABELS.gender),
  dateOfBirth: birthday(LABELS.dateOfBirth),
  mobileNumber: phone(LABELS.mobileNumber),
  idType: required(LABELS.idType),
  idNumber: singleLine(LABELS.idNumber),
  identification: (files, { identificationSaved }) => paper(LABELS.identification)(files, identificationSaved),
  passportphoto: optionalPaper,
  proofofaddress: (files, { proofofaddressSaved }) => paper(LABELS.proofofaddress)(files, proofofaddressSaved),
});

const blames: (said: string) => FieldOf<PersonalInformation> | null = blamesByLabel(LABELS);

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

/** Who the owner is, with papers. */
export const personalInformationMachine = form<PersonalInformation, Said>('personalInformation', {
  calls: ['savePersonalInformation'],
  req: ['ONB-07', 'ONB-18'],
  description: 'Saves the personal details and documents of the business owner.',
  check,
  secrets: SECRETS,
  blames,
  refusal: 'Your personal information could not be saved.',
  says: ({ message }) => message || 'Your personal information was saved.',
  outdatesProfile: true,
  leadsTo: CHECKLIST,
});

export const selectPersonalInformation = selectForm<PersonalInformation>(check);
