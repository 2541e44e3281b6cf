/** The requirements of each onboarding step (3§5), and the progress of a business from its saved data. */
import { genders, onboardingLimits as limits, verification } from '../../contract/onboarding/onboarding';
import { paperNames } from '../../contract/onboarding/registration';
import { Refusal } from '../refusal';

export type Section = 'personal' | 'business' | 'registration' | 'bank' | 'terms' | 'profile' | 'director' | 'kyc';

export type Answers = Readonly<Record<string, string>>;

export const identificationTypes = [
  { id: 1, name: 'NIN' },
  { id: 2, name: 'International Passport' },
  { id: 3, name: "Driver's Licence" },
  { id: 4, name: "Voter's Card" },
] as const;

export const businessClasses = [
  { id: 1, name: 'Limited Liability Company' },
  { id: 2, name: 'Business Name' },
  { id: 3, name: 'Incorporated Trustees' },
  { id: 4, name: 'Public Limited Company' },
] as const;

export type Rule = (label: string, text: string) => string | null;

export const filled: Rule = (label, text) => (text.trim() === '' ? `${label} is required!` : null);
export const email: Rule = (label, text) =>
  /^[^\s@<>]+@[^\s@<>.]+(\.[^\s@<>.]+)+$/.test(text) && text.length <= 254 ? null : `${label} is not a valid email!`;
export const digits =
  (count: number): Rule =>
  (label, text) =>
    new RegExp(`^\\d{${count}}$`).test(text) ? null : `${label} is not a valid number!`;
/** Ten digits, with or without the dial code. */
export const phone: Rule = (label, text) => (/^(?:\+234)?\d{10}$/.test(text) ? null : `${label} is not a valid number!`);
export const atMost =
  (count: number): Rule =>
  (label, text) =>
    [...text].length <= count ? null : `${label} must be ${count} characters or fewer`;
/** Letters of any script, and the apostrophe in a name. */
export const letters: Rule = (label, text) =>
  /^[\p{L}\p{M}'’]+$/u.test(text.trim()) ? null : `${label} must contain letters only`;
export const gender: Rule = (label, text) => (genders.some((known) => known === text) ? null : `${label} is not valid`);
export const webAddress: Rule = (label, text) =>
  /^(?:https?:\/\/)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]\S*)?$/iu.test(text.trim())
    ? null
    : `${label} is not a valid address!`;
export const oneOf =
  (known: readonly { readonly id: number }[]): Rule =>
  (label, text) =>
    known.some(({ id }) => String(id) === text) ? null : `${label} is not valid`;

/** `YYYY-MM-DD`, at least 18 years ago. */
export const adult =
  (today: Temporal.PlainDate): Rule =>
  (label, text) => {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return `${label} is not a valid date!`;
    try {
      const years = today.since(Temporal.PlainDate.from(text, { overflow: 'reject' }), { largestUnit: 'years' }).years;
      return years >= limits.adult ? null : `${label}: the person must be at least ${limits.adult} years old`;
    } catch {
      return `${label} is not a valid date!`;
    }
  };

export interface FieldRules {
  readonly label: string;
  readonly rules: readonly Rule[];
}

/** @throws Refusal 400 with the first broken rule, in the order of the form */
export function obey(form: Readonly<Record<string, FieldRules>>, given: Answers): void {
  for (const [field, { label, rules }] of Object.entries(form)) {
    for (const rule of rules) {
      const problem = rule(label, given[field] ?? '');
      if (problem !== null) throw new Refusal(400, problem);
    }
  }
}

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
