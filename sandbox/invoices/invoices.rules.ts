/** What the provider refuses of a new invoice, and what it says of one that can't be changed any more. */
import type { ServeInput } from '../../contract/endpoint';
import type { InvoiceStanding, Standing } from '../../contract/invoices/invoiceStanding';
import type { invoices as endpoints } from '../../contract/invoices/invoices';
import { INVOICE_LIMITS, type InvoiceTotals, isPayableTotal, totalsOf, wordCount } from '../../contract/invoices/invoiceTotals';
import { ZONE } from '../clock';
import { Refusal } from '../refusal';
import { currencies, toMajor, toMinor } from '../rules/money';

export type NewInvoice = ServeInput<typeof endpoints.createInvoice>['body'];

/** A payment of a part is at least this much, in minor units, unless less is left. */
export const LEAST_PART = 100_00n;

/** How long an invoice waits until it can be sent again. */
export const RESEND_SECONDS = 60;

/** ISO date in the zone of the business. */
export const dayOf = (moment: Temporal.Instant): string => moment.toZonedDateTimeISO(ZONE).toPlainDate().toString();

/** @throws Refusal 400 if the text is no date that exists */
export function mustBeDate(text: string, name: string): string {
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString();
  } catch {
    throw new Refusal(400, `${name} must be a date like 2026-12-06`);
  }
}

/** @throws Refusal 400 naming both totals if the sent one does not follow from the items */
function totalsFor({ invoiceItems, discount = '0', tax = '0', amount }: NewInvoice): InvoiceTotals {
  const items = invoiceItems.map((item) => ({ quantity: `${item.quantity}`, rate: item.amount }));
  const totals = totalsOf({ items, discount, tax });
  if (totals === null) throw new Refusal(400, 'discount and tax must be from 0 to 100');
  if (!isPayableTotal(totals.total)) throw new Refusal(400, 'The total must be greater than 0');
  if (toMinor(amount) !== totals.total)
    throw new Refusal(400, `amount is ${amount}, but the items, discount and tax come to ${toMajor(totals.total)}`);
  return totals;
}

/**
 * Returns the stored fields of a new invoice.
 * @throws Refusal 400 for a currency that is not supported, a date in the past, too many words, or a total that does not follow
 */
export function checkedInvoice(body: NewInvoice, now: Temporal.Instant) {
  const { businessDetails: to, invoiceItems, discount = '0', tax = '0' } = body;
  const currency = currencies.find(({ id }) => id === body.currencyId);
  if (!currency) throw new Refusal(400, 'This currency is not supported');
  if (body.invoiceTitle.trim() === '') throw new Refusal(400, 'invoiceTitle is required');
  if (to.customerName.trim() === '') throw new Refusal(400, 'customerName is required');
  if (invoiceItems.some(({ item }) => item.trim() === '')) throw new Refusal(400, 'item is required');
  if (invoiceItems.some(({ item }) => wordCount(item) > INVOICE_LIMITS.words))
    throw new Refusal(400, `item has more than ${INVOICE_LIMITS.words} words`);
  const dueOn = mustBeDate(body.dueDate, 'dueDate');
  if (dueOn < dayOf(now)) throw new Refusal(400, 'dueDate is in the past');
  return {
    title: body.invoiceTitle.trim(),
    note: body.description?.trim() ?? '',
    customerName: to.customerName.trim(),
    customerEmail: to.emailAddress,
    companyName: to.companyName?.trim() ?? '',
    companyEmail: to.companyEmailAddress ?? '',
    customerAddress: to.customerAddress?.trim() ?? '',
    currency: currency.code,
    amount: totalsFor(body).total,
    discount,
    tax,
    dueOn,
    partPayments: body.partPayments ?? false,
    items: invoiceItems.map(({ item, quantity, amount }) => ({ item: item.trim(), quantity, rate: toMinor(amount) ?? 0n })),
  };
}

const REASONS: Readonly<Record<Standing, string>> = {
  unpaid: '',
  failed: '',
  partPaid: 'This invoice has a payment. Refund it first',
  confirming: 'A payment of this invoice is being confirmed',
  paid: 'This invoice was already paid',
  partRefunded: 'This invoice was already paid',
  refunded: 'This invoice was already paid',
  void: 'This invoice was cancelled',
};

/** Says why nothing is left to do. */
export const reasonOf = ({ standing }: InvoiceStanding): string => REASONS[standing];
