import type { volumeBands } from '../../../contract/onboarding/registration';
import { form } from '../../kit/form/form.machine';
import { fieldByLabel, firstError, required, singleLine, validateWith } from '../../kit/form/form.rules';
import { selectForm } from '../../kit/form/form.select';
import type { FieldOf, SelectedFile } from '../../kit/form/form.types';
import type { Said } from '../../kit/otp/otp.types';
import { CHECKLIST, LIMITS, optionalPaper, paper } from '../onboardingDetails/onboardingDetails.rules';

export type Paper =
  | 'certOfIncorporation'
  | 'memoOfAssociation'
  | 'proofOfAddress'
  | 'statusReport'
  | 'directorsParticulars'
  | 'directorIdentification';

type OfDirectors = Extract<Paper, `director${string}`>;

interface Texts {
  readonly businessClassId: string;
  readonly registrationNumber: string;
  readonly taxIdNumber: string;
  /** The upper limit of a band, as sent. The documents spell it like this. */
  readonly expectedMonthlyTransactionVolumn: string;
}

/** The saved data, with the name or names of each document and its size in bytes. Without a document: empty, and 0 bytes. */
export interface RegistrationSaved extends Texts {
  readonly papers: { readonly [Name in Paper]: { readonly name: string; readonly bytes: number } };
}

export type BusinessRegistration = Texts & {
  /** How many there are, as digits. They are edited next to the form. */
  readonly stakeholders: string;
} & { readonly [Field in Paper]: readonly SelectedFile[] } & {
  /** Names of the saved documents. */
  readonly [Field in `${Paper}Saved`]: string;
} & {
  /** Bytes of the saved documents, as digits. */
  readonly [Field in `${OfDirectors}Bytes`]: string;
};

export const LABELS = {
  businessClassId: 'Business class',
  registrationNumber: 'Registration number',
  expectedMonthlyTransactionVolumn: 'Expected monthly volume',
  taxIdNumber: 'Tax id',
  certOfIncorporation: 'Certificate of incorporation',
  memoOfAssociation: 'Memorandum and articles',
  proofOfAddress: 'Proof of address',
  statusReport: 'Status report',
  directorsParticulars: "Directors' particulars",
  directorIdentification: 'Director identification',
} as const;

type Offered<Bands extends readonly unknown[]> = {
  readonly [N in keyof Bands]: Bands[N] extends { readonly label: infer Label; readonly upTo: infer UpTo }
    ? { readonly label: Label; readonly value: UpTo }
    : never;
};

/** 3§9: the bands on offer, and the upper limit that is sent for each, as in the contract. */
export const BANDS: Offered<typeof volumeBands> = [
  { label: 'under 500,000', value: '500000' },
  { label: '500,000-1,000,000', value: '1000000' },
  { label: '1,000,000-5,000,000', value: '5000000' },
  { label: '5,000,000-10,000,000', value: '10000000' },
  { label: '10,000,000-20,000,000', value: '20000000' },
  { label: '20,000,000-50,000,000', value: '50000000' },
  { label: '50,000,000-100,000,000', value: '100000000' },
  { label: 'over 100,000,000', value: '999999999999' },
];

const TOO_MUCH = 'Directors’ particulars and identification must not exceed 10 MB in total.';

/** Selected files replace the saved ones. */
const bytesOf = (files: readonly SelectedFile[], saved: string) =>
  files.length > 0 ? files.reduce((sum, { bytes }) => sum + bytes, 0) : Number(saved);

const together = (values: BusinessRegistration) => {
  const all =
    bytesOf(values.directorsParticulars, values.directorsParticularsBytes) +
    bytesOf(values.directorIdentification, values.directorIdentificationBytes);
  return all > LIMITS.directors ? TOO_MUCH : null;
};

/** ONB-09. */
export const validate = validateWith<BusinessRegistration>({
  businessClassId: required(LABELS.businessClassId),
  registrationNumber: singleLine(LABELS.registrationNumber, LIMITS.registrationNumber),
  expectedMonthlyTransactionVolumn: firstError(required(LABELS.expectedMonthlyTransactionVolumn), (upTo) =>
    BANDS.some(({ value }) => value === upTo) ? null : 'Choose an expected monthly volume.',
  ),
  taxIdNumber: singleLine(LABELS.taxIdNumber, LIMITS.taxId),
  certOfIncorporation: (files, { certOfIncorporationSaved }) =>
    paper(LABELS.certOfIncorporation)(files, certOfIncorporationSaved),
  memoOfAssociation: (files, { memoOfAssociationSaved }) => paper(LABELS.memoOfAssociation)(files, memoOfAssociationSaved),
  proofOfAddress: (files, { proofOfAddressSaved }) => paper(LABELS.proofOfAddress)(files, proofOfAddressSaved),
  statusReport: (files, { statusReportSaved }) => paper(LABELS.statusReport)(files, statusReportSaved),
  directorsParticulars: optionalPaper,
  directorIdentification: (files, values) =>
    paper(LABELS.directorIdentification)(files, values.directorIdentificationSaved) ?? together(values),
  stakeholders: (count) => (Number(count) > 0 ? null : 'At least one stakeholder is required!'),
});

const fieldOfLabel: (said: string) => FieldOf<BusinessRegistration> | null = fieldByLabel(LABELS);

const fieldOfError = (said: string): FieldOf<BusinessRegistration> | null =>
  /stakeholder/i.test(said) ? 'stakeholders' : fieldOfLabel(said);

/** Returns the initial form: the saved texts, and the names and sizes of documents. */
export const startedWith = ({ papers, ...texts }: RegistrationSaved): BusinessRegistration => ({
  ...texts,
  stakeholders: '0',
  certOfIncorporation: [],
  memoOfAssociation: [],
  proofOfAddress: [],
  statusReport: [],
  directorsParticulars: [],
  directorIdentification: [],
  certOfIncorporationSaved: papers.certOfIncorporation.name,
  memoOfAssociationSaved: papers.memoOfAssociation.name,
  proofOfAddressSaved: papers.proofOfAddress.name,
  statusReportSaved: papers.statusReport.name,
  directorsParticularsSaved: papers.directorsParticulars.name,
  directorIdentificationSaved: papers.directorIdentification.name,
  directorsParticularsBytes: String(papers.directorsParticulars.bytes),
  directorIdentificationBytes: String(papers.directorIdentification.bytes),
});

/** The company's registration with its documents. Stakeholders are edited next to the form, which only requires at least one. */
export const businessRegistrationMachine = form<BusinessRegistration, Said>('businessRegistration', {
  calls: ['saveBusinessRegistration'],
  req: ['ONB-09', 'ONB-18'],
  description: 'Saves the company registration and its documents.',
  validate,
  derivedFields: ['stakeholders'],
  fieldOfError,
  failureMessage: 'Files sizes may be too large',
  successMessage: 'Business registration saved.',
  invalidatesProfile: true,
  redirectTo: CHECKLIST,
});

export const selectBusinessRegistration = selectForm<BusinessRegistration>(validate);
