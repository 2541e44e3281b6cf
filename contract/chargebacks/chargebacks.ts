/** Chargebacks of a business: a customer's bank takes a payment back, and the merchant answers once. */
import { Id, Keyed, MaybeText, Message, SomeTextUpTo } from '../common';
import { endpoints } from '../endpoint';
import { Amount, CurrencyCode, MaybeAmount } from '../money';
import { type } from '../schema';
import { MaybeTime, WallClock } from '../time';
import { isWebAddress } from '../webAddress';
import { EVIDENCE_LIMITS } from './chargebackStatuses';

/**
 * When the answer is due, on the wall clock of Lagos. The documents show a date without a zone or a time of day: a date alone, or midnight,
 * means the end of that day.
 */
const Due = type('string').pipe(
  (text) => text.trim().replace(/^(\d{4}-\d{2}-\d{2})(?:[ T]00:00:00)?$/, '$1 23:59:59'),
  WallClock,
);

const textOf = (...texts: readonly (string | null | undefined)[]) =>
  texts.find((text) => text !== null && text !== undefined) ?? '';

const Proof = type({
  id: Id,
  proof: 'string',
  // Assumed: the documents show no name, category or size.
  'name?': MaybeText,
  'category?': MaybeText,
  'size?': 'number | null',
}).pipe(({ id, proof, name, category, size }) => ({
  id,
  /** Empty if it is no web address. It works for minutes only. */
  address: isWebAddress(proof) ? proof : '',
  name: name ?? '',
  category: category ?? '',
  /** In bytes. */
  size: size ?? null,
}));

/** Assumed: no document says in which settlement a payment was paid to the business, or a chargeback was taken. */
const SettledIn = type({ id: Id, reference: 'string > 0', 'dateSettled?': MaybeTime, 'amount?': MaybeAmount }).pipe(
  ({ id, reference, dateSettled, amount }) => ({
    id,
    reference,
    /** Null until it is paid. */
    at: dateSettled ?? null,
    /** What it adds to the settlement, in major units. */
    amount: amount ?? null,
  }),
);

const Feedback = type({
  'comment?': MaybeText,
  'isAdmin?': 'boolean | null',
  'isFinalComment?': 'boolean | null',
  'dateCreated?': MaybeTime,
  'subsidiaryChargebackDisputeProof?': Proof.array().or('null'),
}).pipe((row) => ({
  comment: textOf(row.comment),
  isAdmin: row.isAdmin ?? false,
  isFinal: row.isFinalComment ?? false,
  createdAt: row.dateCreated ?? null,
  proofs: row.subsidiaryChargebackDisputeProof ?? [],
}));

const WireChargeback = type({
  id: Id,
  'dateCreated?': MaybeTime,
  'dueDate?': Due.or('null'),
  'due_date?': Due.or('null'),
  amount: Amount,
  'currency?': CurrencyCode.or('null'),
  'balance?': MaybeAmount,
  'status?': MaybeText,
  'chargebackStatus?': type({ 'name?': MaybeText }).or('null'),
  'customerEmail?': MaybeText,
  'merchantName?': MaybeText,
  'transactionReference?': MaybeText,
  'rrn?': MaybeText,
  'subsidiaryChargebackDispute?': Feedback.array().or('null'),
  // Assumed: no documented field has the reason, the fee, or when it was answered and decided.
  'reason?': MaybeText,
  'reasonCode?': MaybeText,
  'claim?': MaybeText,
  'fee?': MaybeAmount,
  'dateAnswered?': MaybeTime,
  'dateDecided?': MaybeTime,
  'settlement?': SettledIn.or('null'),
});

const chargebackOf = (row: typeof WireChargeback.infer) => ({
  id: row.id,
  createdAt: row.dateCreated ?? null,
  /** The last second in which it can be answered: wall-clock text. */
  dueAt: row.dueDate ?? row.due_date ?? null,
  amount: row.amount,
  currency: textOf(row.currency),
  /** What the provider keeps back of it, in major units. */
  held: row.balance ?? null,
  status: textOf(row.status, row.chargebackStatus?.name),
  email: textOf(row.customerEmail),
  merchant: textOf(row.merchantName),
  orderReference: textOf(row.transactionReference),
  rrn: textOf(row.rrn),
  reason: textOf(row.reason),
  reasonCode: textOf(row.reasonCode),
  /** What the customer told their bank. */
  claim: textOf(row.claim),
  /** What the provider charges if it is lost or accepted, in major units. */
  fee: row.fee ?? null,
  answeredAt: row.dateAnswered ?? null,
  decidedAt: row.dateDecided ?? null,
});

const Chargeback = WireChargeback.pipe(chargebackOf);

const ChargebackInFull = WireChargeback.pipe((row) => ({
  ...chargebackOf(row),
  /** The settlement that took the amount and the fee. Null if none did. */
  settlement: row.settlement ?? null,
  thread: row.subsidiaryChargebackDispute ?? [],
}));

const Order = type({
  'paymentType?': MaybeText,
  'customer?': type({
    'firstName?': MaybeText,
    'lastName?': MaybeText,
    'emailAddress?': MaybeText,
    'mobileNumber?': MaybeText,
  }).or('null'),
  'amount?': MaybeAmount,
  'totalChargedAmount?': MaybeAmount,
  'paymentReference?': MaybeText,
  'orderReference?': MaybeText,
  'fee?': MaybeAmount,
  'customerFee?': MaybeAmount,
  'subsidiaryFee?': MaybeAmount,
  // Assumed: whose rows the details link to, and what went back to the customer before.
  'customerId?': Id.or('null'),
  'dateCreated?': MaybeTime,
  'refundedAmount?': MaybeAmount,
  'settlement?': SettledIn.or('null'),
}).pipe((row) => ({
  paymentType: textOf(row.paymentType),
  customerName: [row.customer?.firstName, row.customer?.lastName].filter(Boolean).join(' '),
  email: textOf(row.customer?.emailAddress),
  mobile: textOf(row.customer?.mobileNumber),
  customerId: textOf(row.customerId),
  amount: row.amount ?? null,
  charged: row.totalChargedAmount ?? null,
  paymentReference: textOf(row.paymentReference),
  orderReference: textOf(row.orderReference),
  fee: row.fee ?? null,
  paidAt: row.dateCreated ?? null,
  refunded: row.refundedAmount ?? null,
  /** The settlement that paid it to the business. */
  settlement: row.settlement ?? null,
}));

const Page = type({ data: { items: Chargeback.array(), 'totalItems?': 'number | string' } }).pipe(({ data }) => ({
  rows: data.items,
  total: Number(data.totalItems ?? data.items.length),
}));

const Percent = type('number | string')
  .pipe((percent) => Number(percent))
  .to('0 <= number <= 1000');

const Overview = type({
  data: {
    overview: {
      'thresholdPercent?': Percent.or('null'),
      'chargebackValue?': MaybeAmount,
      'chargebackCount?': 'number.integer >= 0 | null',
    },
  },
}).pipe(({ data: { overview } }) => ({
  /** How much of the threshold is used, in percent. */
  usedPercent: overview.thresholdPercent ?? null,
  value: overview.chargebackValue ?? null,
  count: overview.chargebackCount ?? null,
}));

const Flag = type("'true' | 'false'");
const Categories = type('string[]').narrow((all, ctx) => all.length <= EVIDENCE_LIMITS.files || ctx.mustBe('one for each file'));

export type Chargeback = typeof Chargeback.infer;
export type ChargebackInFull = typeof ChargebackInFull.infer;
export type ChargebackOrder = typeof Order.infer;
export type ChargebackOverview = typeof Overview.infer;

export const chargebacks = endpoints({
  /**
   * Returns all that match, because the documents show no paging: first those that can be answered, the nearest due date first, then those that
   * wait for the customer's bank, and closed ones last. `fromdate` and `todate` are wall-clock text of the creation. 400 for invalid dates.
   */
  listChargebacks: {
    method: 'GET',
    path: '/subsidiary/dashboard/chargeback/all',
    query: type({
      'status?': "'New' | 'Pending' | 'Awaiting Response' | 'Assessment' | 'Won' | 'Lost' | 'Accepted'",
      /** Part of the order's or the payment's reference. */
      'reference?': '1 <= string <= 100',
      /** Part of the customer's email address. */
      'email?': '1 <= string <= 100',
      'fromdate?': 'string',
      'todate?': 'string',
    }),
    answer: Page,
    permission: 'chargeback.view',
    req: ['CBK-01'],
    assumed: false,
  },
  /**
   * Returns the threshold in percent that is used, and value and number of the chargebacks that are open. `currency` is assumed; without it, the
   * figures are about naira.
   */
  getChargebackOverview: {
    method: 'GET',
    path: '/subsidiary/dashboard/chargeback/overview',
    query: type({ 'currency?': CurrencyCode }),
    answer: Overview,
    permission: 'chargeback.view',
    req: ['CBK-01'],
    assumed: false,
  },
  /** Returns a chargeback with its thread, and the order that is disputed. 404 if the business has no such chargeback. */
  getChargeback: {
    method: 'GET',
    path: '/subsidiary/dashboard/chargeback/details/:id',
    answer: type({ chargeback: ChargebackInFull, 'order?': Order.or('null') }).pipe(({ chargeback, order }) => ({
      chargeback,
      order: order ?? null,
    })),
    permission: 'chargeback.view',
    req: ['CBK-02'],
    assumed: false,
  },
  /**
   * MOVES MONEY if `accepted` is true: answers a chargeback, once for each chargeback. Accepting gives the amount and the fee to the customer's
   * bank. Declining sends the comment and the files to it, which are PNG, JPEG or PDF by their content. The same key and content get the first response again. 400 without a comment or for
   * a refused file, 404 for an unknown chargeback, 409 if it was answered or decided before, or is overdue, 413 for files that are too large.
   */
  disputeChargeback: {
    method: 'POST',
    path: '/subsidiary/dashboard/chargeback/accept/dispute',
    headers: Keyed,
    body: type({
      comment: SomeTextUpTo(EVIDENCE_LIMITS.comment),
      accepted: Flag,
      ChargebackId: '1 <= string <= 20',
      /** Assumed: the category of each file, in the order of the files, as JSON text. */
      'categories?': type('string.json.parse').to(Categories),
    }),
    files: { Proof: 'many' },
    answer: Message,
    permission: 'chargeback.manage',
    movesMoney: true,
    req: ['CBK-03'],
    assumed: false,
  },
});
