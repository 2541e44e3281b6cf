/** The registration of a company with its documents, and its owners (ONB-09, ONB-10). */
import { Id, Message } from '../common';
import { endpoints } from '../endpoint';
import { type } from '../schema';
import { Named, Saved, SavedId, Typed } from './onboarding';

/** Documents besides the certificate and the memorandum, by the names they are sent with. */
export const paperNames = ['proof of address', 'status report', "directors' particulars", 'director identification'] as const;

/**
 * ONB-09, 3§9: the bands on offer, with the upper limit that is sent. The documents give none for the last band. A very high one is sent, which
 * is assumed.
 */
export const volumeBands = [
  { label: 'under 500,000', upTo: '500000' },
  { label: '500,000-1,000,000', upTo: '1000000' },
  { label: '1,000,000-5,000,000', upTo: '5000000' },
  { label: '5,000,000-10,000,000', upTo: '10000000' },
  { label: '10,000,000-20,000,000', upTo: '20000000' },
  { label: '20,000,000-50,000,000', upTo: '50000000' },
  { label: '50,000,000-100,000,000', upTo: '100000000' },
  { label: 'over 100,000,000', upTo: '999999999999' },
] as const;

const Classes = type({ data: Named.array() }).pipe(({ data }) => data);

const Registration = type({
  data: type({
    businessClassId: SavedId,
    registrationNumber: Saved,
    taxIdNumber: Saved,
    /** The upper limit of a band. The documents spell it like this. */
    expectedMonthlyTransactionVolumn: SavedId,
    certOfIncorporation: Saved,
    memoOfAssociation: Saved,
    /** `value` is the file's name, and `bytes` its size, because the limit of several files includes the saved ones. */
    otherDocuments: type({ documentName: 'string', value: 'string', 'bytes?': 'number' })
      .pipe(({ documentName, value, bytes }) => ({ documentName, value, bytes: bytes ?? 0 }))
      .array()
      .default(() => []),
  }),
}).pipe(({ data }) => data);

const Stakeholder = type({
  id: Id,
  firstName: 'string',
  lastName: 'string',
  bvn: 'string',
  nin: 'string',
  /** Ten digits, without +234. */
  mobileNumber: 'string',
  gender: 'string',
  /** `YYYY-MM-DD`. */
  dateOfBirth: 'string',
});

const Stakeholders = type({ data: Stakeholder.array() }).pipe(({ data }) => data);

/** Capitalised in the API, as documented. */
const SentStakeholder = type({
  FirstName: Typed,
  LastName: Typed,
  Bvn: Typed,
  NIN: Typed,
  MobileNumber: Typed,
  Gender: Typed,
  DateOfBirth: Typed,
});

export type Registration = typeof Registration.infer;
export type Stakeholder = typeof Stakeholder.infer;

export const registration = endpoints({
  listBusinessClasses: {
    method: 'GET',
    path: '/subsidiary/dashboard/business/classes',
    answer: Classes,
    permission: 'session',
    req: ['ONB-09'],
    assumed: false,
  },
  getBusinessRegistration: {
    method: 'GET',
    path: '/subsidiary/dashboard/onboarding/business/registration/view',
    answer: Registration,
    permission: 'business.view',
    req: ['ONB-09'],
    assumed: false,
  },
  /**
   * A saved document need not be sent again. A new one replaces those with its name. 400 names the first invalid field, or that there is no
   * stakeholder. 413 for a file above 5 MB, or documents of directors above 10 MB together.
   */
  saveBusinessRegistration: {
    method: 'POST',
    path: '/subsidiary/dashboard/onboarding/business/registration/add-or-update',
    body: type({
      businessClassId: Typed,
      registrationNumber: Typed,
      taxIdNumber: Typed,
      expectedMonthlyTransactionVolumn: Typed,
    }),
    files: { certOfIncorporation: 'optional', memoOfAssociation: 'optional', otherDocuments: 'named' },
    answer: Message,
    permission: 'business.manage',
    req: ['ONB-09'],
    assumed: false,
  },
  listStakeholders: {
    method: 'GET',
    path: '/subsidiary/dashboard/onboarding/stakeholder/view',
    answer: Stakeholders,
    permission: 'business.view',
    req: ['ONB-10'],
    assumed: false,
  },
  /** 409 if a stakeholder of the business has this BVN (assumed), so a request that is sent again adds nobody twice. */
  addStakeholder: {
    method: 'POST',
    path: '/subsidiary/dashboard/onboarding/stakeholder/add',
    body: SentStakeholder,
    files: {},
    answer: Message,
    permission: 'business.manage',
    req: ['ONB-10'],
    assumed: false,
  },
  /** 404 if it belongs to another business. 409 if another stakeholder has this BVN (assumed). */
  updateStakeholder: {
    method: 'PATCH',
    path: '/subsidiary/dashboard/onboarding/stakeholder/update',
    body: SentStakeholder.and({ Id: '1 <= string <= 20' }),
    files: {},
    answer: Message,
    permission: 'business.manage',
    req: ['ONB-10'],
    assumed: false,
  },
  deleteStakeholder: {
    method: 'DELETE',
    path: '/subsidiary/dashboard/onboarding/stakeholder/delete/:id',
    answer: Message,
    permission: 'business.manage',
    req: ['ONB-10'],
    assumed: false,
  },
});
