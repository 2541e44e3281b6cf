/** The first version of onboarding: four tabs, each saved by its own call (ONB-15). */
import { Id, MaybeText, Message, Version } from '../common';
import { endpoints } from '../endpoint';
import { type } from '../schema';
import { MaybeTime } from '../time';
import { Saved, SavedId, Typed } from './onboarding';

/** The documents spell a country's fields in two ways. */
const Country = type({
  name: 'string > 0',
  'short_name?': 'string',
  'shortName?': 'string',
  'country_code?': 'string | number',
  'countryCode?': 'string | number',
}).pipe(({ name, short_name, shortName, country_code, countryCode }) => ({
  name,
  shortName: shortName ?? short_name ?? '',
  code: String(countryCode ?? country_code ?? ''),
}));

const Countries = type({ countries: Country.array() }).pipe(({ countries }) => countries);

const Categories = type({ categories: type({ name: 'string > 0' }).array() }).pipe(({ categories }) =>
  categories.map(({ name }) => name),
);

const ProfileFields = type({
  business_name: Saved,
  email: Saved,
  description: Saved,
  bvn: Saved,
  industry: Saved,
  business_type: type('string | null')
    .pipe((text) => text ?? '')
    .default('Individual'),
  legal_business_name: Saved,
  /** The country code, such as `NG`. */
  country: Saved,
  /** Of all of them. Empty: the provider compares nothing. */
  version: Version.default(''),
});

/** `bank_id` in one document, `bankId` in the others. */
const SettlementBank = type({
  id: SavedId,
  'bankId?': Id.or('null'),
  'bank_id?': Id.or('null'),
  bankName: Saved,
  accountNumber: Saved,
  accountName: Saved,
  'isDefault?': 'boolean',
  /** Both are assumed. */
  'accountType?': MaybeText,
  'dateCreated?': MaybeTime,
}).pipe(({ id, bankId, bank_id, bankName, accountNumber, accountName, isDefault, accountType, dateCreated }) => ({
  id,
  bankId: bankId ?? bank_id ?? '',
  bankName,
  accountNumber,
  accountName,
  isDefault: isDefault ?? false,
  accountType: accountType ?? '',
  addedAt: dateCreated ?? null,
}));

/** One object in one document, a list of them in the others. */
const SettlementBanks = type({ data: 'object | null' })
  .pipe(({ data }) => (data === null ? [] : Array.isArray(data) ? data : [data]))
  .to(SettlementBank.array());

const BusinessProfile = type({ data: ProfileFields }).pipe(({ data }) => data);

export type Country = typeof Country.infer;
export type SettlementBank = typeof SettlementBank.infer;
export type BusinessProfile = typeof BusinessProfile.infer;

export const firstVersion = endpoints({
  listCountries: {
    method: 'GET',
    path: '/subsidiary/dashboard/service/countries',
    answer: Countries,
    permission: 'session',
    req: ['ONB-15', 'SUB-01'],
    assumed: false,
  },
  listBusinessCategories: {
    method: 'GET',
    path: '/subsidiary/dashboard/business/categories',
    answer: Categories,
    permission: 'session',
    req: ['ONB-15'],
    assumed: false,
  },
  getKycProfile: {
    method: 'GET',
    path: '/subsidiary/dashboard/kyc/profile/view',
    answer: BusinessProfile,
    permission: 'business.view',
    req: ['ONB-15'],
    assumed: false,
  },
  /** 400 names the first invalid field. 409 for a verified detail that differs, and if the profile is another one than that of `version`. */
  updateBusinessProfile: {
    method: 'POST',
    path: '/subsidiary/dashboard/business/update',
    body: type({
      business_name: Typed,
      email: Typed,
      description: Typed,
      bvn: Typed,
      industry: Typed,
      business_type: "'Individual' | 'Company'",
      legal_business_name: Typed,
      country: Typed,
      'version?': Version,
    }),
    answer: Message,
    permission: 'business.manage',
    req: ['ONB-15', 'BUS-01'],
    assumed: false,
  },
  /** Returns the accounts for settlements, oldest first. */
  listSettlementBanks: {
    method: 'GET',
    path: '/subsidiary/dashboard/settlement/bank/get',
    answer: SettlementBanks,
    permission: 'settlement.view',
    req: ['ONB-15', 'STA-01'],
    assumed: false,
  },
  /** Sends both spellings of the bank's id. `accountType` is assumed. The first account becomes the default. 400 if the bank has no such account, or another name for it. 409 if it already exists. */
  addSettlementBank: {
    method: 'POST',
    path: '/subsidiary/dashboard/bank/details',
    body: type({
      accountNumber: '1 <= string <= 40',
      accountName: '1 <= string <= 200',
      'bankId?': Id,
      bank_id: Id,
      'accountType?': "'Savings' | 'Current'",
    }),
    answer: Message,
    permission: 'settlement.manage',
    req: ['ONB-15', 'STA-01'],
    assumed: false,
  },
  submitDirectorKyc: {
    method: 'POST',
    path: '/subsidiary/dashboard/kyc/director/submit',
    body: type({ directorname: Typed, idnumber: Typed }),
    files: { id: 'optional' },
    answer: Message,
    permission: 'business.manage',
    req: ['ONB-15'],
    assumed: false,
  },
  submitKycDocuments: {
    method: 'POST',
    path: '/subsidiary/dashboard/kyc/details/submit',
    files: { proofofaddress: 'optional', id: 'optional' },
    answer: Message,
    permission: 'business.manage',
    req: ['ONB-15'],
    assumed: false,
  },
  /** Completes the four tabs. 400 names the first incomplete one. Body and response are assumed. */
  completeOnboarding: {
    method: 'PATCH',
    path: '/subsidiary/dashboard/onboarding/complete',
    answer: Message,
    permission: 'business.manage',
    req: ['ONB-15'],
    assumed: true,
  },
});
