import type { Chosen } from '../../kit/form.types';

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
