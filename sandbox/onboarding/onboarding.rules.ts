/** The requirements of each onboarding step (3§5), and the progress of a business from its saved data. */
import { verification } from '../../contract/onboarding/onboarding';
import { paperNames } from '../../contract/onboarding/registration';
import type { Section } from '../database/schema';

export type { Section };

export type Answers = Readonly<Record<string, string>>;

export const identificationTypes = [
  { id: 1, name: 'NIN' },
  { id: 2, name: 'International Passport' },
  { id: 3, name: 'Driver’s Licence' },
  { id: 4, name: 'Voter’s Card' },
] as const;

export const businessClasses = [
  { id: 1, name: 'Limited Liability Company' },
  { id: 2, name: 'Business Name' },
  { id: 3, name: 'Incorporated Trustees' },
  { id: 4, name: 'Public Limited Company' },
] as const;

/** What a section needs for 100 percent: its answers, and its documents by purpose. */
const personalFields = [
  'bvn',
  'nin',
  'firstName',
  'lastName',
  'gender',
  'dateOfBirth',
  'mobileNumber',
  'idType',
  'idNumber',
] as const;
const businessFields = [
  'description',
  'emailaddress',
  'chargebackemail',
  'mobilenumber',
  'address',
  'city',
  'state',
  'website',
] as const;
const registrationFields = ['businessClassId', 'registrationNumber', 'taxIdNumber', 'expectedMonthlyTransactionVolumn'] as const;
const personalPapers = ['identification', 'proofofaddress'] as const;
const optionalPaper = "directors' particulars";
export const registrationPapers = [
  'certOfIncorporation',
  'memoOfAssociation',
  ...paperNames.filter((name) => name !== optionalPaper),
] as const;

export interface Filled {
  readonly answers: (section: Section) => Answers;
  readonly papers: ReadonlySet<string>;
  readonly stakeholders: number;
}

const part = (have: number, need: number) => Math.floor((100 * have) / need);
const answered = (given: Answers, fields: readonly string[]) => fields.filter((field) => (given[field] ?? '') !== '').length;

/** Returns the percentages of 3§3, each 0 to 100. */
export function percentages({ answers, papers, stakeholders }: Filled) {
  const handedIn = (section: Section, names: readonly string[]) =>
    names.filter((name) => papers.has(`${section}.${name}`)).length;
  return {
    personalInformation: part(
      answered(answers('personal'), personalFields) + handedIn('personal', personalPapers),
      personalFields.length + personalPapers.length,
    ),
    businessCompliance: part(
      answered(answers('registration'), registrationFields) +
        handedIn('registration', registrationPapers) +
        Math.min(1, stakeholders),
      registrationFields.length + registrationPapers.length + 1,
    ),
    businessInformation: part(answered(answers('business'), businessFields), businessFields.length),
    bankInformation: answered(answers('bank'), ['accountName']) * 100,
    termsAndCondition: answers('terms').accepted === 'true' ? 100 : 0,
  };
}

export type Percentages = ReturnType<typeof percentages>;

const sectionNames: Readonly<Record<keyof Percentages, string>> = {
  personalInformation: 'Personal information',
  businessCompliance: 'Business registration',
  businessInformation: 'Business information',
  bankInformation: 'Bank details',
  termsAndCondition: 'Terms and conditions',
};

/** 3§4: returns the names of sections that must be at 100 before a business of this type may request to go live, and are not. */
export function missingFor(type: string, have: Percentages): string[] {
  const own = type === 'Company' ? 'businessCompliance' : 'personalInformation';
  const needed = [own, 'businessInformation', 'bankInformation', 'termsAndCondition'] as const;
  return needed.filter((section) => have[section] < 100).map((section) => sectionNames[section]);
}

/** Whether a business may still change its details. */
export const isOpen = (status: string) => status !== verification.submitted && status !== verification.active;
