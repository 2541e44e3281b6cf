/** Payment links: a page of the provider where anyone can pay the business. Also the subscribers of a link. */
import { asPage, Id, Keyed, Message, SomeTextUpTo, TextUpTo } from '../common';
import { endpoints } from '../endpoint';
import { Amount, CurrencyCode, MaybeAmount, SentAmount } from '../money';
import { type } from '../schema';
import { MaybeTime } from '../time';
import { isWebAddress } from '../webAddress';

/** With or without a second step at the customer's bank. */
const AuthOption = type("'AUTH' | 'NOAUTH'");

const NOTHING = /^0*(\.0*)?$/;

/** Missing and zero both mean: the customer chooses the amount. */
const chosen = (figure: string | null | undefined) => (figure == null || NOTHING.test(figure) ? null : figure);

const PaymentLink = type({
  id: Id,
  reference: 'string > 0',
  name: 'string > 0',
  'description?': 'string | null',
  'amount?': MaybeAmount,
  'limit?': Id.or('null'),
  currency: CurrencyCode,
  paymentType: 'string > 0',
  authOption: 'string > 0',
  'redirectUrl?': 'string | null',
  'splitSettlementId?': Id.or('null'),
  isActive: 'boolean',
  paymentLinkUrl: 'string',
}).pipe(({ description, amount, limit, redirectUrl, splitSettlementId, paymentLinkUrl, ...link }) => ({
  ...link,
  description: description ?? '',
  /** Null: the customer chooses. */
  amount: chosen(amount),
  /** The maximum number of payments. Null: unlimited. */
  limit: chosen(limit),
  redirectUrl: redirectUrl ?? '',
  splitSettlementId: splitSettlementId ?? '',
  /** Empty if the response has no web address. Such a link is shown as text only. */
  url: isWebAddress(paymentLinkUrl) ? paymentLinkUrl : '',
}));

const PaymentLinks = type({ items: PaymentLink.array(), 'totalItems?': 'number' }).pipe((answer) => asPage(answer));

const LinkTypes = type({ paymentLinkTypes: type({ code: Id, paymentLinkName: 'string > 0' }).array() }).pipe(
  ({ paymentLinkTypes }) => paymentLinkTypes.map(({ code, paymentLinkName }) => ({ code, name: paymentLinkName })),
);

const WebAddress = type('string').narrow((text, ctx) => isWebAddress(text) || ctx.mustBe('a whole http or https address'));

const NewPaymentLink = type({
  name: SomeTextUpTo(100),
  'description?': TextUpTo(250),
  'amount?': SentAmount,
  'limit?': '1 <= number.integer <= 1000000',
  currency: CurrencyCode,
  authOption: AuthOption,
  'redirectUrl?': WebAddress,
  paymentType: '1 <= string <= 40',
  'splitSettlementId?': Id,
});

/** The documents have two names each for the frequency and the count. */
const Subscriber = type({
  customerName: 'string',
  amount: Amount,
  currency: CurrencyCode,
  'phoneNumber?': 'string | null',
  'paymentType?': 'string | null',
  emailAddress: 'string',
  'frequency?': 'string | null',
  'paymentFrequency?': 'string | null',
  'numberOfPayments?': 'number',
  'noOfPayment?': 'number',
  status: 'string',
  'dateCreated?': MaybeTime,
}).pipe(
  ({ phoneNumber, paymentType, frequency, paymentFrequency, numberOfPayments, noOfPayment, dateCreated, ...subscriber }) => ({
    ...subscriber,
    phoneNumber: phoneNumber ?? '',
    paymentType: paymentType ?? '',
    frequency: frequency ?? paymentFrequency ?? '',
    /** Null if the provider doesn’t say. */
    payments: numberOfPayments ?? noOfPayment ?? null,
    subscribedAt: dateCreated ?? null,
  }),
);

const Subscribers = type({ items: Subscriber.array(), 'totalCount?': 'number' }).pipe((answer) => asPage(answer));

/** The searchable columns. Assumed: the documents show the parameter but none of its values. */
const SubscriberColumn = type("'customerName' | 'emailAddress' | 'phoneNumber' | 'frequency'");

export type AuthOption = typeof AuthOption.infer;
export type PaymentLink = typeof PaymentLink.infer;
export type LinkType = (typeof LinkTypes.infer)[number];
export type NewPaymentLink = typeof NewPaymentLink.inferIn;
export type Subscriber = typeof Subscriber.infer;

export const paymentLinks = endpoints({
  /** Returns all links, newest first, because the documents show no paging. Dates are wall-clock text. No fault of its own: 401, 403. */
  listPaymentLinks: {
    method: 'GET',
    path: '/subsidiary/dashboard/payment/link/subsidiary',
    query: type({ 'status?': "'active' | 'inactive'", 'fromdate?': 'string', 'todate?': 'string' }),
    answer: PaymentLinks,
    permission: ['link.view', 'qr.view'],
    req: ['PLK-01', 'QRC-02'],
    assumed: false,
  },
  /**
   * Creates one, once for each key. The key is assumed, and ours. 400 for a type, a currency or a split settlement that the business does not
   * have.
   */
  createPaymentLink: {
    method: 'POST',
    path: '/subsidiary/dashboard/payment/link/new',
    headers: Keyed,
    body: NewPaymentLink,
    answer: Message,
    permission: 'link.manage',
    req: ['PLK-02'],
    assumed: false,
  },
  /** 404 for an unknown reference. A status that is already set is no fault. */
  updatePaymentLinkStatus: {
    method: 'POST',
    path: '/subsidiary/dashboard/payment/link/update-status',
    body: type({ action: "'disable' | 'activate'", reference: '1 <= string <= 100' }),
    answer: Message,
    permission: ['link.manage', 'qr.manage'],
    req: ['PLK-03', 'QRC-01'],
    assumed: false,
  },
  /** Returns the types of links. No fault of its own: 401, 403. */
  listPaymentLinkTypes: {
    method: 'GET',
    path: '/subsidiary/dashboard/payment/link/types',
    answer: LinkTypes,
    permission: 'link.view',
    req: ['PLK-02'],
    assumed: false,
  },
  /** Returns all subscribers of a link, newest first. 404 for an unknown link. */
  listSubscribers: {
    method: 'GET',
    path: '/subsidiary/dashboard/recurringLink/:id/details',
    query: type({
      'StartDate?': 'string',
      'EndDate?': 'string',
      'SelectedSearchableColumn?': SubscriberColumn,
      'Keyword?': 'string <= 100',
    }),
    answer: Subscribers,
    permission: 'link.view',
    req: ['SBS-01'],
    assumed: false,
  },
});
