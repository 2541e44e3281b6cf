/** The businesses of a merchant: the active one, its environment, and a new one. */
import { Id, Message, SomeTextUpTo, TextUpTo } from '../common';
import { endpoints } from '../endpoint';
import { type } from '../schema';
import { MaybeTime } from '../time';

/** The documents do not say which number is which. Change this line for a provider that has it otherwise. */
export const environmentIds = { Live: 1, Test: 2 } as const;

/** SUB-01: the creation date of a business is assumed, because the screen filters by it. */
const SubMerchant = type({
  id: Id,
  'name?': 'string',
  'businessName?': 'string',
  'email?': 'string | null',
  'country?': 'string | null',
  'verificationStatus?': 'string | null',
  'businessType?': 'string | null',
  'dateCreated?': MaybeTime,
}).pipe(({ id, name, businessName, email, country, verificationStatus, businessType, dateCreated }) => ({
  id,
  name: businessName ?? name ?? '',
  email: email ?? '',
  country: country ?? '',
  verificationStatus: verificationStatus ?? '',
  type: businessType ?? '',
  createdAt: dateCreated ?? null,
}));

const SubMerchants = type({ subsidiaryDetails: { subsidiaries: SubMerchant.array(), 'total?': 'number | string' } }).pipe(
  ({ subsidiaryDetails: { subsidiaries, total } }) => ({ rows: subsidiaries, total: Number(total ?? subsidiaries.length) }),
);

export type SubMerchant = typeof SubMerchant.infer;

export const businesses = endpoints({
  /** Makes a business the active one of this token, and with `setAsDefault` the default at sign-in. 404 if it is not the merchant's. */
  setActiveSubsidiary: {
    method: 'POST',
    path: '/subsidiary/dashboard/session/set-subsidiary',
    body: type({ subsidiaryId: Id, setAsDefault: 'boolean' }),
    answer: Message,
    permission: 'session',
    req: ['NAV-10'],
    assumed: false,
  },
  /** Switches this token to an environment, and with `SetDefault` the next sign-in. 400 for Live before the business is verified. */
  toggleEnvironment: {
    method: 'PATCH',
    path: '/subsidiary/dashboard/environment/toggle',
    body: type({ environmentId: '1 | 2', SetDefault: 'boolean' }),
    answer: Message,
    permission: 'session',
    req: ['NAV-11'],
    assumed: false,
  },
  /** Returns all businesses of the merchant. No document shows a filter or paging. */
  listSubsidiaries: {
    method: 'GET',
    path: '/subsidiary/dashboard/users/subsidiaries',
    answer: SubMerchants,
    permission: 'business.view',
    req: ['SUB-01', 'NAV-04'],
    assumed: false,
  },
  /** Creates a business owned by the merchant. With `isDefault` it opens at the next sign-in. The number starts with the dial code. */
  createSubsidiary: {
    method: 'POST',
    path: '/subsidiary/dashboard/create-subsidiary',
    body: type({
      nameOfSubsidiary: SomeTextUpTo(100),
      description: TextUpTo(250),
      country: 'string > 0',
      email: '1 <= string <= 254',
      businessType: "'Individual' | 'Company'",
      isDefault: "'true' | 'false'",
      mobileNumber: '1 <= string <= 20',
    }),
    files: { image: 'optional' },
    answer: Message,
    permission: 'business.manage',
    req: ['SUB-01', 'NAV-04'],
    assumed: false,
  },
});
