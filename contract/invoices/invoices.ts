/** Invoices of a business: a bill that is sent to a customer, with a payment link. */
import { asPage, Id, Keyed, MaybeText, Message, mustSayDone } from '../common';
import { endpoints } from '../endpoint';
import { Amount, CurrencyCode, MaybeAmount, SentAmount } from '../money';
import { type } from '../schema';
import { MaybeTime, WallClock } from '../time';
import { isWebAddress } from '../webAddress';
import { MOST_ITEMS, MOST_QUANTITY, NOTE_LENGTH } from './invoiceLimits';

/** ISO date. The documents write `dd/MM/yyyy` in the form; a provider may also add a time of day. */
const DueDate = type('string')
  .pipe((text) =>
    text
      .trim()
      .replace(/[ T]\d{2}:\d{2}:\d{2}(\.\d+)?$/, '')
      .replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1'),
  )
  .narrow((text, ctx) => {
    try {
      return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text || ctx.mustBe('a date');
    } catch {
      return ctx.mustBe('a date that exists');
    }
  });

const textOf = (text: string | null | undefined) => text ?? '';

/** Empty if it is no web address. */
const addressOf = (text: string | null | undefined) => (isWebAddress(textOf(text)) ? textOf(text) : '');

/** An SVG can have a script, so it is no logo. */
const pictureOf = (text: string | null | undefined) =>
  /^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/.test(textOf(text)) ? textOf(text) : '';

const WireItem = type({ item: 'string', quantity: Amount, amount: Amount }).pipe(({ item, quantity, amount }) => ({
  item,
  quantity,
  /** For one piece: the documents call it `amount`. */
  rate: amount,
}));

/** Assumed, all of it. */
const WireEvent = type({
  event: 'string > 0',
  date: WallClock,
  'amount?': MaybeAmount,
  'by?': MaybeText,
  'orderReference?': MaybeText,
  'note?': MaybeText,
}).pipe(({ event, date, amount, by, orderReference, note }) => ({
  event,
  at: date,
  /** In major units. Null without money. */
  amount: amount ?? null,
  by: textOf(by),
  orderReference: textOf(orderReference),
  note: textOf(note),
}));

const WireInvoice = type({
  id: Id,
  title: 'string',
  reference: 'string > 0',
  'description?': MaybeText,
  customerName: 'string',
  'customerEmail?': MaybeText,
  'companyName?': MaybeText,
  'companyEmail?': MaybeText,
  'customerAddress?': MaybeText,
  amount: Amount,
  currency: CurrencyCode,
  'dueDate?': DueDate.or('null'),
  'discount?': MaybeAmount,
  'tax?': MaybeAmount,
  status: 'string > 0',
  'paymentLinkUrl?': MaybeText,
  'invoiceItems?': WireItem.array().or('null'),
  // Assumed: no documented field has what was paid and refunded, when it was sent, or whether a part can be paid.
  'amountPaid?': MaybeAmount,
  /** What went back of it. Of this, `amountChargedBack` was taken back by the customer's bank. */
  'amountRefunded?': MaybeAmount,
  'amountChargedBack?': MaybeAmount,
  'dateCreated?': MaybeTime,
  'dateSent?': MaybeTime,
  'partPayments?': 'boolean | null',
});

const invoiceOf = (row: typeof WireInvoice.infer) => ({
  id: row.id,
  title: row.title,
  reference: row.reference,
  customerName: row.customerName,
  customerEmail: textOf(row.customerEmail),
  companyName: textOf(row.companyName),
  companyEmail: textOf(row.companyEmail),
  customerAddress: textOf(row.customerAddress),
  note: textOf(row.description),
  amount: row.amount,
  currency: row.currency,
  /** ISO date. Null if the provider doesn’t say. */
  dueOn: row.dueDate ?? null,
  /** Percent, as decimal text. */
  discount: row.discount ?? '0',
  tax: row.tax ?? '0',
  status: row.status,
  paid: row.amountPaid ?? '0',
  /** What went back, refunds and chargebacks together. */
  refunded: row.amountRefunded ?? '0',
  chargedBack: row.amountChargedBack ?? '0',
  createdAt: row.dateCreated ?? null,
  /** When it was last sent. */
  sentAt: row.dateSent ?? row.dateCreated ?? null,
  partPayments: row.partPayments ?? false,
  /** Empty if the response has no web address. */
  url: addressOf(row.paymentLinkUrl),
  items: row.invoiceItems ?? [],
});

const Invoice = WireInvoice.pipe(invoiceOf);

const Invoices = type({ items: Invoice.array(), 'totalItems?': 'number' }).pipe((answer) => asPage(answer));

/** Assumed, all of it: no document says what the bill tells of the business. */
const WireBusiness = type({
  name: 'string',
  'logo?': MaybeText,
  'address?': MaybeText,
  'email?': MaybeText,
  'phone?': MaybeText,
  'rcNumber?': MaybeText,
  'tin?': MaybeText,
}).pipe((row) => ({
  name: row.name,
  /** A data address of a PNG or JPEG. Empty without a logo. */
  logo: pictureOf(row.logo),
  address: textOf(row.address),
  email: textOf(row.email),
  phone: textOf(row.phone),
  rcNumber: textOf(row.rcNumber),
  tin: textOf(row.tin),
}));

/** The documents show an invoice. Its timeline and the business are assumed. */
const WireInvoiceInFull = WireInvoice.and({
  'timeline?': WireEvent.array().or('null'),
  'business?': WireBusiness.or('null'),
});

const InvoiceInFull = type({ data: WireInvoiceInFull }).pipe(({ data }) => ({
  ...invoiceOf(data),
  /** Null if the provider doesn’t say. */
  business: data.business ?? null,
  /** Oldest first. */
  events: data.timeline ?? [],
}));

const BillBusiness = type({ data: WireBusiness }).pipe(({ data }) => data);

const Email = type(/^[^\s@<>]{1,64}@[^\s@<>.]+(\.[^\s@<>.]+)+$/).and('string <= 254');
const Percent = type(/^\d{1,3}(\.\d{1,2})?$/);

const NewInvoice = type({
  invoiceTitle: '1 <= string <= 100',
  'description?': `string <= ${NOTE_LENGTH}`,
  /** The total after discount and tax. The provider refuses another one than its own. */
  amount: SentAmount,
  /** ISO date, today or later in the zone of the business. */
  dueDate: /^\d{4}-\d{2}-\d{2}$/,
  'discount?': Percent,
  'tax?': Percent,
  invoiceItems: type({
    item: '1 <= string <= 1000',
    quantity: `1 <= number.integer <= ${MOST_QUANTITY}`,
    amount: SentAmount,
  })
    .array()
    .narrow((all, ctx) => (all.length > 0 && all.length <= MOST_ITEMS) || ctx.mustBe('1 to 100 items')),
  currencyId: Id,
  businessDetails: {
    customerName: '1 <= string <= 100',
    'companyName?': 'string <= 100',
    emailAddress: Email,
    'companyEmailAddress?': Email,
    'customerAddress?': 'string <= 250',
  },
  /** Assumed: whether the customer may pay a part. */
  'partPayments?': 'boolean',
});

/** Assumed: the documents show no response. */
const Created = type({ id: Id, reference: 'string > 0', 'paymentLinkUrl?': MaybeText, 'dateSent?': MaybeTime }).pipe(
  ({ id, reference, paymentLinkUrl, dateSent }) => ({
    id,
    reference,
    url: addressOf(paymentLinkUrl),
    /** Null if the provider doesn’t say. */
    sentAt: dateSent ?? null,
  }),
);

const Sent = type({ 'status?': 'boolean', 'message?': 'string', data: Created })
  .narrow(mustSayDone)
  .pipe(({ data }) => data);

const Outcome = type({ status: "'Successful' | 'Not Received'", 'data?': Created.or('null') }).pipe(({ status, data }) => ({
  status,
  /** The invoice that was sent. */
  sent: data ?? null,
}));

export type Invoice = typeof Invoice.infer;
export type InvoiceInFull = typeof InvoiceInFull.infer;
export type NewInvoice = typeof NewInvoice.inferIn;
export type SentInvoice = typeof Sent.infer;
export type InvoiceOutcome = typeof Outcome.infer;

export const invoices = endpoints({
  /** Returns all that match, newest first, because the documents show no paging. Dates are wall-clock text of the creation. 400 for invalid dates. */
  listInvoices: {
    method: 'GET',
    path: '/subsidiary/dashboard/invoice/all',
    query: type({
      'status?': "'Successful' | 'Failed' | 'Pending' | 'Awaiting-Confirmation'",
      // Each matches a part of the text.
      'reference?': '1 <= string <= 100',
      'customerName?': '1 <= string <= 100',
      'title?': '1 <= string <= 100',
      'customerEmail?': '1 <= string <= 254',
      'fromdate?': 'string',
      'todate?': 'string',
    }),
    answer: Invoices,
    permission: 'invoice.view',
    req: ['INV-01'],
    assumed: false,
  },
  /** Returns an invoice with its items. 404 if the business has no such invoice. */
  getInvoice: {
    method: 'GET',
    path: '/subsidiary/dashboard/invoice/detail/:id',
    answer: InvoiceInFull,
    permission: 'invoice.view',
    req: ['INV-04'],
    assumed: false,
  },
  /**
   * Creates an invoice and sends it to the customer, once for each key. The key is assumed, and ours. 400 for a total that does not follow from
   * the items, a due date in the past, or another invalid field.
   */
  createInvoice: {
    method: 'POST',
    path: '/subsidiary/dashboard/invoice/create',
    headers: Keyed,
    body: NewInvoice,
    answer: Sent,
    permission: 'invoice.manage',
    isOrder: true,
    req: ['INV-02', 'INV-03'],
    assumed: false,
  },
  /** Returns what every bill says of the business, so that a merchant reads it before a bill is sent. */
  getBillBusiness: {
    method: 'GET',
    path: '/subsidiary/dashboard/invoice/business',
    answer: BillBusiness,
    permission: 'invoice.view',
    req: ['INV-02', 'INV-03'],
    assumed: true,
  },
  /** Returns the status of the caller's invoice with this key. `Not Received` also closes the key for the caller, so it can never be used again. */
  getInvoiceStatus: {
    method: 'GET',
    path: '/subsidiary/dashboard/invoice/status',
    query: type({ idempotencyKey: '1 <= string <= 200' }),
    answer: Outcome,
    permission: 'invoice.manage',
    req: ['INV-03'],
    assumed: true,
  },
  /** Sends an invoice to its customer again, at most once a minute. 409 if nothing is left to pay, 429 if it was sent within the last minute. */
  resendInvoice: {
    method: 'POST',
    path: '/subsidiary/dashboard/invoice/detail/:id/resend',
    body: NewInvoice,
    answer: Message,
    permission: 'invoice.manage',
    req: ['INV-04'],
    assumed: false,
  },
  /** Cancels an invoice that nobody has paid for. A second call is no fault. 409 after a payment. */
  voidInvoice: {
    method: 'POST',
    path: '/subsidiary/dashboard/invoice/detail/:id/void',
    answer: Message,
    permission: 'invoice.manage',
    req: ['INV-04'],
    assumed: true,
  },
  /** Marks what is left as paid outside of the provider. No money moves. 409 if nothing is left to pay, 400 for a date in the future. */
  markInvoicePaid: {
    method: 'POST',
    path: '/subsidiary/dashboard/invoice/detail/:id/paid',
    body: type({ paidOn: /^\d{4}-\d{2}-\d{2}$/, reference: '1 <= string <= 100' }),
    answer: Message,
    permission: 'invoice.manage',
    req: ['INV-04'],
    assumed: true,
  },
});
