import {
  email,
  fieldByLabel,
  fieldsOf,
  firstError,
  required,
  singleLine,
  textUpTo,
  validateWith,
} from '../../kit/form/form.rules';
import { draftOf, emptiedByReload } from '../../kit/form/form.select';
import type { FieldOf, Fields } from '../../kit/form/form.types';
import { elevenDigits, LIMITS, paper } from '../onboardingDetails/onboardingDetails.rules';
import type { BankAccount, Director, Documents, Drafts, Emptied, Profile, Tab, Tabs } from './compliance.types';

/** ONB-15: the tabs in order. */
export const TABS = [
  { value: 'profile', label: 'Profile' },
  { value: 'bank', label: 'Bank Details' },
  { value: 'director', label: "Director's Information" },
  { value: 'documents', label: 'KYC Details' },
] as const satisfies readonly { readonly value: Tab; readonly label: string }[];

const placeOf = (tab: Tab) => TABS.findIndex(({ value }) => value === tab);

/** A tab is open once every earlier one was saved. */
export const mayOpen = (tab: Tab, reached: Tab) => placeOf(tab) <= placeOf(reached);

export const before = (tab: Tab): Tab | null => TABS[placeOf(tab) - 1]?.value ?? null;

const after = (tab: Tab): Tab => TABS[placeOf(tab) + 1]?.value ?? tab;

/** Returns the furthest open tab after one was saved. It never moves back. */
export const reachedBy = (tab: Tab, reached: Tab): Tab => (mayOpen(after(tab), reached) ? reached : after(tab));

export const LABELS = {
  profile: {
    business_name: 'Business name',
    email: 'Email',
    description: 'Description',
    bvn: 'BVN',
    industry: 'Industry',
    business_type: 'Business type',
    legal_business_name: 'Legal business name',
    country: 'Country',
  },
  bank: { bankId: 'Bank', accountNumber: 'Account number', accountName: 'Account name' },
  director: { directorname: 'Director name', idnumber: 'ID number', id: 'Identification' },
  documents: { proofofaddress: 'Proof of address', id: 'Identification' },
} as const;

export const checkProfile = validateWith<Profile>({
  business_name: singleLine(LABELS.profile.business_name),
  email: firstError(required(LABELS.profile.email), email),
  description: singleLine(LABELS.profile.description, LIMITS.description),
  bvn: elevenDigits(LABELS.profile.bvn),
  industry: required(LABELS.profile.industry),
  business_type: required(LABELS.profile.business_type),
  legal_business_name: singleLine(LABELS.profile.legal_business_name),
  country: required(LABELS.profile.country),
});

export const checkBank = validateWith<BankAccount>({
  bankId: required(LABELS.bank.bankId),
  accountNumber: firstError(singleLine(LABELS.bank.accountNumber, 40), (text) =>
    /^\d{10,}$/.test(text.trim()) ? null : 'not a valid number!',
  ),
  accountName: singleLine(LABELS.bank.accountName, 200),
});

export const checkDirector = validateWith<Director>({
  directorname: singleLine(LABELS.director.directorname),
  idnumber: firstError(required(LABELS.director.idnumber), textUpTo(100)),
  id: (files) => paper(LABELS.director.id)(files, ''),
});

export const checkDocuments = validateWith<Documents>({
  proofofaddress: (files) => paper(LABELS.documents.proofofaddress)(files, ''),
  id: (files) => paper(LABELS.documents.id)(files, ''),
});

export const fieldOfErrorIn = <Name extends Tab>(tab: Name): ((said: string) => FieldOf<Tabs[Name]> | null) =>
  fieldByLabel<FieldOf<Tabs[Name]>>(LABELS[tab] as Readonly<Record<FieldOf<Tabs[Name]>, string>>);

/** Identity numbers are never stored in a browser. */
const SECRETS = { profile: ['bvn'], director: ['idnumber'] } as const;

/** Returns an account's identity as a text. Empty if none was saved. */
export const accountKey = ({ bankId, accountNumber, accountName }: BankAccount): string =>
  [bankId, accountNumber, accountName].filter(Boolean).join(' ');

const draft = <Values extends Fields<Values>>(values: Values, initialValues: Values, secrets: readonly FieldOf<Values>[] = []) =>
  draftOf<Values>(secrets)({ status: 'active', context: { values, initialValues, submitError: null } });

const emptied = <Values extends Fields<Values>>(
  values: Values,
  initialValues: Values,
  before: readonly FieldOf<Values>[] = [],
  secrets: readonly FieldOf<Values>[] = [],
) => emptiedByReload<Values>(secrets)({ status: 'active', context: { values, initialValues, submitError: null } }, before);

/** Returns the fields of each tab that a reload empties. Fields of earlier reloads stay listed until they get a value. */
export const emptiedIn = (typed: Tabs, saved: Tabs, before: Emptied): Emptied => ({
  profile: emptied<Profile>(typed.profile, saved.profile, before.profile, SECRETS.profile),
  director: emptied<Director>(typed.director, saved.director, before.director, SECRETS.director),
  documents: emptied<Documents>(typed.documents, saved.documents, before.documents),
});

/** Returns the fields that differ from the saved ones, files and secrets included. Only these show errors at once. */
export function changedIn<Values extends Fields<Values>>(values: Values, initialValues: Values): Partial<Values> {
  const changed: Partial<Values> = {};
  for (const field of fieldsOf(values)) if (values[field] !== initialValues[field]) changed[field] = values[field];
  return changed;
}

/** Returns what to store of the input, by tab. */
export function draftsOf(typed: Tabs, saved: Tabs): Drafts {
  const profile = draft<Profile>(typed.profile, saved.profile, SECRETS.profile);
  const bank = draft<BankAccount>(typed.bank, saved.bank);
  const director = draft<Director>(typed.director, saved.director, SECRETS.director);
  return { ...(profile && { profile }), ...(bank && { bank }), ...(director && { director }) };
}

/** Returns the tabs with the saved values and the stored input over them. */
export const resumed = (saved: Tabs, drafts: Drafts): Tabs => ({
  profile: { ...saved.profile, ...drafts.profile },
  bank: { ...saved.bank, ...drafts.bank },
  director: { ...saved.director, ...drafts.director },
  documents: saved.documents,
});
