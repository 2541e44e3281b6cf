/** Payment methods, the bearer of fees, and the second factor of the signed-in user. */
import { Message } from '../common';
import { endpoints } from '../endpoint';
import { type } from '../schema';
import { Password } from '../stepUp';

/** Customer, Subsidiary (the business itself), or half each. */
export const feeBearers = ['CBF', 'SBF', 'SPLIT'] as const;
export type FeeBearer = (typeof feeBearers)[number];

const NAMED = { Customer: 'CBF', Subsidiary: 'SBF', Split: 'SPLIT' } as const satisfies Record<string, FeeBearer>;

/** Read by name and set by code. The default is the customer. */
const Bearer = type({ 'whoBearsFee?': "'Customer' | 'Subsidiary' | 'Split' | null" }).pipe(
  ({ whoBearsFee }): FeeBearer => NAMED[whoBearsFee ?? 'Customer'],
);

const Option = type({ code: 'string > 0', name: 'string > 0', isEnabled: 'boolean' });

const Options = type({ options: Option.array() }).pipe(({ options }) => options);

const TwoFactor = type({ isTwoFAEnabled: 'boolean' }).pipe(({ isTwoFAEnabled }) => ({ isOn: isTwoFAEnabled }));

const ByName = type({ paymentOption: '1 <= string <= 100' });

export type PaymentOption = typeof Option.infer;

export const preferences = endpoints({
  getFeeBearer: {
    method: 'GET',
    path: '/subsidiary/dashboard/payment/fees/view',
    answer: Bearer,
    permission: 'business.view',
    req: ['PRF-01'],
    assumed: false,
  },
  /** Applies to payments from now on. 409 if the bearer is not the one in `from` (assumed), which the merchant saw. */
  setFeeBearer: {
    method: 'POST',
    path: '/subsidiary/dashboard/payment/fees/set',
    body: type({ feeBearer: type.enumerated(...feeBearers), 'from?': type.enumerated(...feeBearers) }),
    answer: Message,
    permission: 'business.manage',
    req: ['PRF-01'],
    assumed: false,
  },
  /** Returns every payment method, and whether it is enabled for customers of this business. */
  listPaymentOptions: {
    method: 'GET',
    path: '/subsidiary/dashboard/payment/options/view',
    answer: Options,
    permission: 'business.view',
    req: ['PRF-01'],
    assumed: false,
  },
  enablePaymentOption: {
    method: 'POST',
    path: '/subsidiary/dashboard/payment/options/set',
    body: ByName,
    answer: Message,
    permission: 'business.manage',
    req: ['PRF-01'],
    assumed: false,
  },
  /** 409 for the last enabled one, because nobody could pay any more. */
  disablePaymentOption: {
    method: 'POST',
    path: '/subsidiary/dashboard/payment/options/remove',
    body: ByName,
    answer: Message,
    permission: 'business.manage',
    req: ['PRF-01'],
    assumed: false,
  },
  /** For the signed-in user, at every business. */
  getTwoFactor: {
    method: 'GET',
    path: '/subsidiary/dashboard/2fa/login/view',
    answer: TwoFactor,
    permission: 'session',
    req: ['PRF-01'],
    assumed: false,
  },
  /** `no` requires the password (assumed): 400 if it is wrong, 429 after too many attempts, as at sign-in. */
  setTwoFactor: {
    method: 'POST',
    path: '/subsidiary/dashboard/2fa/login/set',
    body: type({ twoFa: "'yes' | 'no'", 'password?': Password }),
    answer: Message,
    permission: 'session',
    req: ['PRF-01'],
    assumed: false,
  },
});
