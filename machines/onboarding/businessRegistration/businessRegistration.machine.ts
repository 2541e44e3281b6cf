import type { volumeBands } from '../../../contract/onboarding/registration';
import { form } from '../../kit/form.machine';
import { blamesByLabel, firstError, required, singleLine, validateWith } from '../../kit/form.rules';
import { selectForm } from '../../kit/form.select';
import type { Chosen, FieldOf } from '../../kit/form.types';
import type { Said } from '../../kit/otp.types';
import { CHECKLIST, LIMITS, optionalPaper, paper } from '../particulars/particulars.rules';

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
  /** The upper bound of a band, as it is sent. Spelt so in the documents. */
  readonly expectedMonthlyTransactionVolumn: string;
}

/** What was saved before: of each paper its name, or the names of several, and how large it is. Nothing is empty, and of no bytes. */
export interface RegistrationSaved extends Texts {
  readonly papers: { readonly [Name in Paper]: { readonly name: string; readonly bytes: number } };
}

export type BusinessRegistration = Texts & {
  /** How many there are, as digits: they are kept beside the form. */
  readonly stakeholders: string;
} & { readonly [Field in Paper]: readonly Chosen[] } & {
  /** Names of what was saved before. */
  readonly [Field in `${Paper}Saved`]: string;
} & {
  /** How many bytes of it were saved before, as digits. */
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

/** 3§9: what is offered, and the upper bound that is sent for it, as the contract has them. */
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

const TOO_MUCH = 'Directors’ particulars and identification together are larger than 10 MB.';

/** What is chosen takes the place of what was saved before. */
const bytesOf = (files: readonly Chosen[], saved: string) =>
  files.length > 0 ? files.reduce((sum, { bytes }) => sum + bytes, 0) : Number(saved);

const together = (values: BusinessRegistration) => {
  const all =
    bytesOf(values.directorsParticulars, values.directorsParticularsBytes) +
    bytesOf(values.directorIdentification, values.directorIdentificationBytes);
  return all > LIMITS.directors ? TOO_MUCH : null;
};

/** ONB-09. */
export const check = validateWith<BusinessRegistration>({
  businessClassId: required(LABELS.businessClassId),
  registrationNumber: singleLine(LABELS.registrationNumber, LIMITS.registrationNumber),
  expectedMonthlyTransactionVolumn: firstError(required(LABELS.expectedMonthlyTransactionVolumn), (upTo) =>
    BANDS.some(({ value }) => value === upTo) ? null : 'Choose one of the bands.',
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

const blamesLabel: (said: string) => FieldOf<BusinessRegistration> | null = blamesByLabel(LABELS);

const blames = (said: string): FieldOf<BusinessRegistration> | null =>
  /stakeholder/i.test(said) ? 'stakeholders' : blamesLabel(said);

/** The form as it begins: what was saved, and of papers their names and how large they are. */
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

/** How the company is registered, with its papers. Its stakeholders are kept beside the form, which only asks that there is one. */
export const businessRegistrationMachine = form<BusinessRegistration, Said>('businessRegistration', {
  calls: ['saveBusinessRegistration'],
  req: ['ONB-09', 'ONB-18'],
  description: 'Saves the company registration and its documents.',
  check,
  known: ['stakeholders'],
  blames,
  refusal: 'Files sizes may be too large',
  says: ({ message }) => message || 'Your business registration was saved.',
  outdatesProfile: true,
  leadsTo: CHECKLIST,
});

export const selectBusinessRegistration = selectForm<BusinessRegistration>(check);
