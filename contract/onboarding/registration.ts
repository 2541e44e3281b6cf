/** How a company is registered, with its papers, and who owns it (ONB-09, ONB-10). */
import { type } from 'arktype';
import { Id, Message } from '../common';
import { endpoints } from '../endpoint';
import { Named, Saved, SavedId, Typed } from './onboarding';

/** Papers beside the certificate and the memorandum, by the names that they are sent with. */
export const paperNames = ['proof of address', 'status report', "directors' particulars", 'director identification'] as const;

/**
 * ONB-09, 3§9: the bands as they are offered, with the upper bound that is sent. The documents show none for the last: a very high one is
 * sent, which is assumed.
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
    /** Spelt so in the documents. The upper bound of a band. */
    expectedMonthlyTransactionVolumn: SavedId,
    certOfIncorporation: Saved,
    memoOfAssociation: Saved,
    /** `value` is the file's name, and `bytes` how large it is: the limit of several together counts those that were sent before. */
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

/** Capitalised on the wire, as documented. */
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
   * A paper that was saved before need not be sent again; one that is sent takes the place of those of its name. 400 names the first field
   * that breaks a rule, or that there is no stakeholder; 413 a file above 5 MB, or papers of directors above 10 MB together.
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
  /** 404 for one that is none of this business's. */
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
