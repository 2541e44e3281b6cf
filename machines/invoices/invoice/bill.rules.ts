/** The bill of an invoice: what its customer reads. The same on the screen, in the picture and on paper. Amounts are decimal text in major units. */
import { isPayable } from '../../../contract/invoices/invoiceStanding';
import { totalsOf } from '../../../contract/invoices/invoiceTotals';
import { readAmount } from '../../../contract/readAmount';
import { today } from '../../kit/values/days';
import type { InvoiceInFull } from '../invoiceDetails/invoiceDetails.machine';
import { decimalOf, minorOf, standing } from '../invoices/invoices.rules';
import { type DraftSums, dueDay, itemFieldOf } from './invoice.rules';
import type { BillBusiness, Draft, InvoiceOrder, SentInvoice } from './invoice.types';

export { isLongNote } from '../../../contract/invoices/invoiceWords';

export interface BillItem {
  readonly key: string;
  readonly item: string;
  readonly quantity: string;
  readonly rate: string;
  /** Null while it is not known. */
  readonly amount: string | null;
}

/** A line between the items and the total. */
export interface BillSum {
  readonly kind: 'subtotal' | 'discount' | 'tax' | 'adjustment';
  /** Percent, of a discount or a tax. */
  readonly percent: string;
  readonly amount: string | null;
}

/** What was paid or went back. */
export interface BillPayment {
  readonly kind: 'paid' | 'refunded' | 'chargedBack';
  /** ISO date. */
  readonly on: string;
  readonly amount: string;
}

export interface Bill {
  /** Null until it is sent. */
  readonly reference: string | null;
  readonly title: string;
  readonly currency: string;
  /** ISO dates. */
  readonly issuedOn: string;
  readonly dueOn: string | null;
  readonly business: BillBusiness;
  /** The first line is who the bill is for. */
  readonly customer: readonly string[];
  readonly items: readonly BillItem[];
  readonly sums: readonly BillSum[];
  readonly total: string | null;
  readonly payments: readonly BillPayment[];
  readonly left: string | null;
  readonly note: string;
  /** The address of the payment page. Null until it is sent, and empty if there is none. */
  readonly url: string | null;
  readonly receiptTo: string;
  readonly isVoid: boolean;
  /** Whether something can be paid. */
  readonly isOpen: boolean;
}

/** A business of which only the name is known. */
export const namedBusiness = (name: string): BillBusiness => ({
  name,
  logo: '',
  address: '',
  email: '',
  phone: '',
  rcNumber: '',
  tin: '',
});

type Customer = Pick<InvoiceOrder, 'customerName' | 'customerEmail' | 'companyName' | 'companyEmail' | 'customerAddress'>;

const customerLines = ({ customerName, customerEmail, companyName, companyEmail, customerAddress }: Customer) =>
  [companyName || customerName, companyName && customerName, ...customerAddress.split('\n'), companyEmail || customerEmail]
    .map((line) => line.trim())
    .filter(Boolean);

const majorOf = (minor: bigint | null | undefined) => (minor === null || minor === undefined ? null : decimalOf(minor));

const isNone = (percent: string) => /^0*(\.0*)?$/.test(percent.trim());

const lessOf = (minor: bigint | null | undefined) => majorOf(minor === null || minor === undefined ? null : -minor);

interface Figures {
  readonly discount: string;
  readonly tax: string;
  readonly subtotal: bigint | null | undefined;
  readonly less: bigint | null | undefined;
  readonly more: bigint | null | undefined;
}

/** A discount or tax of 0 has no line. */
const sumLines = ({ discount, tax, subtotal, less, more }: Figures): readonly BillSum[] => [
  { kind: 'subtotal', percent: '', amount: majorOf(subtotal) },
  ...(isNone(discount) ? [] : [{ kind: 'discount' as const, percent: discount, amount: lessOf(less) }]),
  ...(isNone(tax) ? [] : [{ kind: 'tax' as const, percent: tax, amount: majorOf(more) }]),
];

const unsent = { payments: [], isVoid: false, isOpen: true } as const;

/**
 * Returns the bill of what was typed so far. What is not known yet, or wrong, is null or empty.
 * @param wrong the fields with an error
 */
export function billOfDraft(draft: Draft, sums: DraftSums, business: BillBusiness, wrong: ReadonlySet<string>): Bill {
  const total = majorOf(sums.totals?.total);
  const lines = sumLines({ ...draft, subtotal: sums.subtotal, less: sums.discount, more: sums.tax });
  return {
    ...unsent,
    reference: null,
    title: draft.title.trim(),
    currency: draft.currency,
    issuedOn: today(),
    dueOn: wrong.has('dueDate') ? null : dueDay(draft.dueDate),
    business,
    customer: customerLines(draft),
    items: draft.items.map(({ key, item, quantity, rate }, place) => ({
      ...{ key, quantity, rate: readAmount(rate, draft.currency).amount ?? rate },
      item: wrong.has(itemFieldOf(key, 'item')) ? '' : item.trim(),
      amount: majorOf(sums.lines[place]),
    })),
    sums: lines.map((line) => (wrong.has(line.kind) ? { ...line, percent: '' } : line)),
    total,
    left: total,
    note: draft.note.trim(),
    url: null,
    receiptTo: draft.customerEmail.trim(),
  };
}

/** Returns the bill that the merchant reads, or that was sent. */
export function billOfOrder(order: InvoiceOrder, sent: SentInvoice | null, business: BillBusiness): Bill {
  const totals = totalsOf(order);
  return {
    ...unsent,
    reference: sent?.reference ?? null,
    title: order.title,
    currency: order.currency,
    issuedOn: today(),
    dueOn: order.dueOn,
    business,
    customer: customerLines(order),
    items: order.items.map((item, place) => ({ ...item, key: `${place}`, amount: majorOf(totals?.lines[place]) })),
    sums: sumLines({ ...order, subtotal: totals?.subtotal, less: totals?.discount, more: totals?.tax }),
    total: order.total,
    left: order.total,
    note: order.note,
    url: sent?.url ?? null,
    receiptTo: order.customerEmail,
  };
}

const PAID: readonly string[] = ['partPaid', 'paid', 'paidOutside'];

/** What went back of an invoice that stays paid is no part of its sum. */
function paymentsOf(invoice: InvoiceInFull): readonly BillPayment[] {
  const { standing: kind } = standing(invoice);
  const isKept = kind === 'partRefunded' || kind === 'refunded';
  return invoice.events.flatMap(({ event, at, amount }): readonly BillPayment[] => {
    if (amount === null) return [];
    const on = at.slice(0, 10);
    if (PAID.includes(event)) return [{ kind: 'paid', on, amount: decimalOf(-minorOf(amount)) }];
    return (event === 'refunded' || event === 'chargedBack') && !isKept ? [{ kind: event, on, amount }] : [];
  });
}

/** Returns the bill of an invoice. A total that does not follow from its lines has a line that says so. */
export function billOfInvoice(invoice: InvoiceInFull, name: string): Bill {
  const totals = totalsOf(invoice);
  const adjustment = totals === null ? 0n : minorOf(invoice.amount) - totals.total;
  const stood = standing(invoice);
  return {
    reference: invoice.reference,
    title: invoice.title,
    currency: invoice.currency,
    issuedOn: (invoice.createdAt ?? today()).slice(0, 10),
    dueOn: invoice.dueOn,
    business: invoice.business ?? namedBusiness(name),
    customer: customerLines(invoice),
    items: invoice.items.map((item, place) => ({ ...item, key: `${place}`, amount: majorOf(totals?.lines[place]) })),
    sums: [
      ...sumLines({ ...invoice, subtotal: totals?.subtotal, less: totals?.discount, more: totals?.tax }),
      ...(adjustment === 0n ? [] : [{ kind: 'adjustment' as const, percent: '', amount: decimalOf(adjustment) }]),
    ],
    total: invoice.amount,
    payments: paymentsOf(invoice),
    left: decimalOf(stood.left),
    note: invoice.note,
    url: invoice.url,
    receiptTo: invoice.customerEmail,
    isVoid: stood.standing === 'void',
    isOpen: isPayable(stood),
  };
}
