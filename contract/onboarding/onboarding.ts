/** The details of a business before it goes live, and that request. Files follow `multipart.ts`. Responses hold their names. */
import { Id, Message, TextUpTo } from '../common';
import { endpoints } from '../endpoint';
import { type } from '../schema';

/** A text in a response. Empty if nothing was saved. */
export const Saved = type('string | null')
  .pipe((text) => text ?? '')
  .default('');

/** An identifier in a response. Empty if nothing was chosen. */
export const SavedId = type('string | number | null')
  .pipe((id) => (id === null ? '' : String(id)))
  .default('');

/**
 * Replaces each hidden character of a BVN, an NIN or the number of an identification. A role without `identity.view` sees only the last four. A
 * form that returns such a text unchanged keeps the saved value. Assumed.
 */
export const maskMark = '•' as const;

/** A text of a form. The provider validates it and returns the error as a sentence, so only its length is checked here. */
export const Typed = TextUpTo(2048);

export const Named = type({ id: Id, name: 'string > 0' });

/** The status code of an accepted request to go live. Any other is a refusal with its reason. */
export const goLiveCode = { done: '00' } as const;

/** Verification statuses, as in the API (3§4). */
export const verification = {
  fresh: 'New',
  pending: 'Pending-Verification',
  submitted: 'Pending-Approval',
  active: 'Active',
  declined: 'Declined',
} as const;

const accountTypes = ['Savings', 'Current'] as const;
export const genders = ['Male', 'Female'] as const;

/** Limits of 3§9. Those of files are in bytes. */
export const onboardingLimits = {
  file: 5 * 1024 * 1024,
  logo: 1024 * 1024,
  /** Directors' particulars and identification together. */
  directors: 10 * 1024 * 1024,
  description: 250,
  registrationNumber: 20,
  taxId: 20,
  adult: 18,
} as const;

const GoLive = type({ statusCode: 'string', 'message?': 'string' }).pipe(({ statusCode, message }) => ({
  statusCode,
  message: message ?? '',
}));

const PersonalInformation = type({
  data: type({
    bvn: Saved,
    nin: Saved,
    firstName: Saved,
    lastName: Saved,
    gender: Saved,
    dateOfBirth: Saved,
    /** Ten digits, without +234. */
    mobileNumber: Saved,
    idType: SavedId,
    idNumber: Saved,
    identification: Saved,
    passportphoto: Saved,
    proofofaddress: Saved,
  }),
}).pipe(({ data }) => data);

const BusinessInformation = type({
  data: type({
    /** The name of the business: ONB-02 uses it in the welcome. */
    name: Saved,
    description: Saved,
    emailaddress: Saved,
    chargebackemail: Saved,
    mobilenumber: Saved,
    address: Saved,
    city: Saved,
    state: Saved,
    website: Saved,
    facebook: Saved,
    instagram: Saved,
    twitter: Saved,
    logo: Saved,
  }),
}).pipe(({ data }) => data);

/** The documents show a list of what can be only one account. The first one counts. */
const OnboardingBank = type({
  data: type({
    bankId: SavedId,
    bankName: Saved,
    accountNumber: Saved,
    accountName: Saved,
    accountType: type('string | null')
      .pipe((text) => text ?? '')
      .default('Savings'),
  }).array(),
}).pipe(({ data }) => data[0] ?? null);

const IdentificationTypes = type({ data: Named.array() }).pipe(({ data }) => data);

export type GoLive = typeof GoLive.infer;
export type PersonalInformation = typeof PersonalInformation.infer;
export type BusinessInformation = typeof BusinessInformation.infer;
export type OnboardingBank = typeof OnboardingBank.infer;
export type Named = typeof Named.infer;

export const onboarding = endpoints({
  /** ONB-02, ONB-08: the name exists before anything was saved. */
  getBusinessInformation: {
    method: 'GET',
    path: '/subsidiary/dashboard/onboarding/business/information/view',
    answer: BusinessInformation,
    permission: 'business.view',
    req: ['ONB-02', 'ONB-08'],
    assumed: false,
  },
  /** 400 names the first invalid field, 413 a logo above 1 MB. 409 after it was submitted or approved. */
  saveBusinessInformation: {
    method: 'POST',
    path: '/subsidiary/dashboard/onboarding/business/information',
    body: type({
      name: Typed,
      description: Typed,
      emailaddress: Typed,
      chargebackemail: Typed,
      mobilenumber: Typed,
      address: Typed,
      city: Typed,
      state: Typed,
      website: Typed,
      facebook: Typed,
      instagram: Typed,
      twitter: Typed,
    }),
    files: { logo: 'optional' },
    answer: Message,
    permission: 'business.manage',
    req: ['ONB-08'],
    assumed: false,
  },
  /** Switches between Individual and Company. The saved details stay. 409 after it was submitted or approved. */
  switchBusinessType: {
    method: 'PATCH',
    path: '/subsidiary/dashboard/onboarding/switch/business/type',
    answer: Message,
    permission: 'business.manage',
    req: ['ONB-06'],
    assumed: false,
  },
  /** Requests to go live. A code other than `00` is a refusal that says what is missing. The path is assumed. */
  requestGoLive: {
    method: 'POST',
    path: '/subsidiary/dashboard/onboarding/go-live',
    answer: GoLive,
    permission: 'business.manage',
    req: ['ONB-04', 'ONB-05'],
    assumed: true,
  },
  /** 409 if terms are declined after they were accepted. */
  acceptTerms: {
    method: 'POST',
    path: '/subsidiary/dashboard/onboarding/accept/terms',
    body: type({ accepted: 'boolean' }),
    answer: Message,
    permission: 'business.manage',
    req: ['ONB-13'],
    assumed: false,
  },
  getOnboardingBank: {
    method: 'GET',
    path: '/subsidiary/dashboard/onboarding/bank/view',
    answer: OnboardingBank,
    permission: 'business.view',
    req: ['ONB-11'],
    assumed: false,
  },
  /** 400 if the bank has no such account, or another name for it. */
  saveOnboardingBank: {
    method: 'POST',
    path: '/subsidiary/dashboard/onboarding/bank/details',
    body: type({
      bankId: Id,
      accountNumber: '1 <= string <= 40',
      accountType: type.enumerated(...accountTypes),
      accountName: '1 <= string <= 200',
    }),
    answer: Message,
    permission: 'business.manage',
    req: ['ONB-11'],
    assumed: false,
  },
  getPersonalInformation: {
    method: 'GET',
    path: '/subsidiary/dashboard/onboarding/personal/information/view',
    answer: PersonalInformation,
    permission: 'business.view',
    req: ['ONB-07', 'ONB-12'],
    assumed: false,
  },
  /** A saved file need not be sent again. 400 names the first invalid field, 413 a file above 5 MB. */
  savePersonalInformation: {
    method: 'POST',
    path: '/subsidiary/dashboard/onboarding/personal/information',
    body: type({
      bvn: Typed,
      nin: Typed,
      firstName: Typed,
      lastName: Typed,
      gender: Typed,
      dateOfBirth: Typed,
      mobileNumber: Typed,
      idType: Typed,
      idNumber: Typed,
    }),
    files: { identification: 'optional', passportphoto: 'optional', proofofaddress: 'optional' },
    answer: Message,
    permission: 'business.manage',
    req: ['ONB-07'],
    assumed: false,
  },
  /** The names and number are those of the personal information, so this saves a part of it. */
  saveContactInformation: {
    method: 'POST',
    path: '/subsidiary/dashboard/onboarding/contact/information',
    body: type({ firstName: Typed, lastName: Typed, mobileNumber: Typed }),
    answer: Message,
    permission: 'business.manage',
    req: ['ONB-12'],
    assumed: false,
  },
  /** Includes the NIN's own type, which screens omit. */
  listIdentificationTypes: {
    method: 'GET',
    path: '/subsidiary/dashboard/onboarding/identification/types',
    answer: IdentificationTypes,
    permission: 'session',
    req: ['ONB-07'],
    assumed: false,
  },
});
