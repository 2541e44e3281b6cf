import { blamesByLabel, email, fieldsOf, firstError, maxLength, required, singleLine, validateWith } from '../../kit/form.rules';
import { draftOf, emptiedByReload } from '../../kit/form.select';
import type { FieldOf, Fields } from '../../kit/form.types';
import { elevenDigits, LIMITS, paper } from '../particulars/particulars.rules';
import type { BankAccount, Director, Documents, Drafts, Emptied, Profile, Tab, Tabs } from './compliance.types';

/** ONB-15: the tabs in their order. */
export const TABS = [
  { value: 'profile', label: 'Profile' },
  { value: 'bank', label: 'Bank Details' },
  { value: 'director', label: "Director's Information" },
  { value: 'documents', label: 'KYC Details' },
] as const satisfies readonly { readonly value: Tab; readonly label: string }[];

const placeOf = (tab: Tab) => TABS.findIndex(({ value }) => value === tab);

/** A tab is open once every one before it was saved. */
export const mayOpen = (tab: Tab, reached: Tab) => placeOf(tab) <= placeOf(reached);

export const before = (tab: Tab): Tab | null => TABS[placeOf(tab) - 1]?.value ?? null;

const after = (tab: Tab): Tab => TABS[placeOf(tab) + 1]?.value ?? tab;

/** How far one has come by saving a tab: never less far than before. */
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
  idnumber: firstError(required(LABELS.director.idnumber), maxLength(100)),
  id: (files) => paper(LABELS.director.id)(files, ''),
});

export const checkDocuments = validateWith<Documents>({
  proofofaddress: (files) => paper(LABELS.documents.proofofaddress)(files, ''),
  id: (files) => paper(LABELS.documents.id)(files, ''),
});

export const blamesIn = <Name extends Tab>(tab: Name): ((said: string) => FieldOf<Tabs[Name]> | null) =>
  blamesByLabel<FieldOf<Tabs[Name]>>(LABELS[tab] as Readonly<Record<FieldOf<Tabs[Name]>, string>>);

/** Numbers that somebody is known by are kept in no browser. */
const SECRETS = { profile: ['bvn'], director: ['idnumber'] } as const;

/** An account by which it is known again; empty where none was saved. */
export const accountKey = ({ bankId, accountNumber, accountName }: BankAccount): string =>
  [bankId, accountNumber, accountName].filter(Boolean).join(' ');

const draft = <Values extends Fields<Values>>(values: Values, started: Values, secrets: readonly FieldOf<Values>[] = []) =>
  draftOf<Values>(secrets)({ status: 'active', context: { values, started, touched: [], problem: null } });

const emptied = <Values extends Fields<Values>>(
  values: Values,
  started: Values,
  before: readonly FieldOf<Values>[] = [],
  secrets: readonly FieldOf<Values>[] = [],
) => emptiedByReload<Values>(secrets)({ status: 'active', context: { values, started, touched: [], problem: null } }, before);

/** The fields of each tab that a reload empties; those of before stay named until something is given there. */
export const emptiedIn = (typed: Tabs, saved: Tabs, before: Emptied): Emptied => ({
  profile: emptied<Profile>(typed.profile, saved.profile, before.profile, SECRETS.profile),
  director: emptied<Director>(typed.director, saved.director, before.director, SECRETS.director),
  documents: emptied<Documents>(typed.documents, saved.documents, before.documents),
});

/** What is other than it was saved, files and secrets too: of nothing else is it said at once what is wrong with it. */
export function changedIn<Values extends Fields<Values>>(values: Values, started: Values): Partial<Values> {
  const changed: Partial<Values> = {};
  for (const field of fieldsOf(values)) if (values[field] !== started[field]) changed[field] = values[field];
  return changed;
}

/** What is worth keeping of what was typed, tab by tab. */
export function draftsOf(typed: Tabs, saved: Tabs): Drafts {
  const profile = draft<Profile>(typed.profile, saved.profile, SECRETS.profile);
  const bank = draft<BankAccount>(typed.bank, saved.bank);
  const director = draft<Director>(typed.director, saved.director, SECRETS.director);
  return { ...(profile && { profile }), ...(bank && { bank }), ...(director && { director }) };
}

/** The tabs as they were left: what was saved, with what was typed over it. */
export const resumed = (saved: Tabs, drafts: Drafts): Tabs => ({
  profile: { ...saved.profile, ...drafts.profile },
  bank: { ...saved.bank, ...drafts.bank },
  director: { ...saved.director, ...drafts.director },
  documents: saved.documents,
});
