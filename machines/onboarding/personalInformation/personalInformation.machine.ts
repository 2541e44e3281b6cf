import type { genders, Named, PersonalInformation as Saved } from '../../../contract/onboarding/onboarding';
import { form } from '../../kit/form/form.machine';
import { fieldByLabel, required, singleLine, validateWith } from '../../kit/form/form.rules';
import { selectForm } from '../../kit/form/form.select';
import type { FieldOf, SelectedFile } from '../../kit/form/form.types';
import type { Said } from '../../kit/otp/otp.types';
import { birthday, CHECKLIST, elevenDigits, optionalPaper, paper, phone } from '../onboardingDetails/onboardingDetails.rules';

type Paper = 'identification' | 'passportphoto' | 'proofofaddress';

/** The texts of the call, the selected files, and the names of the saved ones. */
export type PersonalInformation = { readonly [Field in Exclude<keyof Saved, Paper>]: string } & {
  readonly [Field in Paper]: readonly SelectedFile[];
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

/** Identity numbers are only in the form and at the provider, never in storage. */
export const SECRETS: readonly FieldOf<PersonalInformation>[] = ['bvn', 'nin', 'idNumber'];

/** ONB-07. */
export const validate = validateWith<PersonalInformation>({
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

const fieldOfError: (said: string) => FieldOf<PersonalInformation> | null = fieldByLabel(LABELS);

/** Returns the initial form: the saved texts, and the names of files. */
export const startedWith = ({ identification, passportphoto, proofofaddress, ...texts }: Saved): PersonalInformation => ({
  ...texts,
  identification: [],
  passportphoto: [],
  proofofaddress: [],
  identificationSaved: identification,
  passportphotoSaved: passportphoto,
  proofofaddressSaved: proofofaddress,
});

/** ONB-07: the NIN has its own field, so its type is not offered. */
export const offered = (types: readonly Named[]) =>
  types
    .filter(({ name }) => !/\bNIN\b|national identi\w+ number/i.test(name))
    .map(({ id, name }) => ({ value: id, label: name }));

/** The owner's details with documents. */
export const personalInformationMachine = form<PersonalInformation, Said>('personalInformation', {
  calls: ['savePersonalInformation'],
  req: ['ONB-07', 'ONB-18'],
  description: 'Saves the personal details and documents of the business owner.',
  validate,
  secrets: SECRETS,
  fieldOfError,
  failureMessage: 'We couldn’t save your personal information. Try again.',
  successMessage: 'Personal information saved.',
  invalidatesProfile: true,
  redirectTo: CHECKLIST,
});

export const selectPersonalInformation = selectForm<PersonalInformation>(validate);
