/** An invoice as its customer reads it: on their page, on paper and in the email. */
import { type InvoiceStanding, isPayable } from '../../contract/invoices/invoiceStanding';
import { totalsOf } from '../../contract/invoices/invoiceTotals';
import { payBy } from '../../contract/invoices/invoiceWords';
import type { Db } from '../database/database';
import { formatMoney, grouped, toMajor } from '../rules/money';
import { dayInWords } from '../rules/wallclock';
import { type BillBusiness, billBusinessOf } from './billBusiness';
import { dayOf } from './invoices.rules';
import { itemsOf } from './items';
import { type InvoicePayment, type InvoiceRow, standingNow } from './standing';

export interface BillLine {
  readonly label: string;
  /** As a person reads it. */
  readonly amount: string;
}

export interface Bill {
  readonly invoice: InvoiceRow;
  readonly business: BillBusiness;
  readonly standing: InvoiceStanding;
  readonly payments: readonly InvoicePayment[];
  /** The address of the customer’s page. */
  readonly address: string;
  readonly issuedOn: string;
  readonly dueOn: string;
  readonly items: readonly { readonly item: string; readonly quantity: string; readonly rate: string; readonly amount: string }[];
  /** Before the total. */
  readonly sums: readonly BillLine[];
  readonly total: string;
  /** What was paid and went back of it, after the total. */
  readonly paid: readonly BillLine[];
  /** What went back of an invoice that stays paid, in minor units. */
  readonly returned: bigint;
  readonly left: string;
}

const MINUS = '\u2212';
const less = (minor: bigint) => `${minor === 0n ? '' : MINUS}${grouped(minor)}`;
const signed = (minor: bigint) => (minor < 0n ? less(-minor) : grouped(minor));

/** An ISO date as a person reads it: `29-Nov-2026`. */
export const inDays = (iso: string) => dayInWords(Temporal.PlainDate.from(iso));

/** `7.5`, also of `7.50`. */
const rateOf = (percent: string) => (percent.includes('.') ? percent.replace(/\.?0+$/, '') : percent);

const isNone = (percent: string) => /^0*(\.0*)?$/.test(percent);

function sumsOf(invoice: InvoiceRow, items: Parameters<typeof totalsOf>[0]['items']) {
  const totals = totalsOf({ items, discount: invoice.discount, tax: invoice.tax });
  if (totals === null) throw new Error('The figures of a stored invoice are not valid');
  const adjustment = invoice.amount - totals.total;
  const sums = [
    { label: 'Subtotal', amount: grouped(totals.subtotal) },
    ...(isNone(invoice.discount) ? [] : [{ label: `Discount (${rateOf(invoice.discount)}%)`, amount: less(totals.discount) }]),
    ...(isNone(invoice.tax) ? [] : [{ label: `Tax (${rateOf(invoice.tax)}%)`, amount: grouped(totals.tax) }]),
    // A provider’s total may not follow from the items.
    ...(adjustment === 0n ? [] : [{ label: 'Adjustment', amount: signed(adjustment) }]),
  ];
  return { sums, lines: totals.lines };
}

const paidOn = ({ payment }: InvoicePayment) => inDays(payment.paidOn ?? dayOf(payment.createdAt));

/** What went back of an invoice that stays paid is no part of its sum. */
const staysPaid = ({ standing }: InvoiceStanding) => standing === 'partRefunded' || standing === 'refunded';

const returnOf = ({ refunded, chargedBack }: Pick<InvoicePayment, 'refunded' | 'chargedBack'>) =>
  chargedBack === refunded ? 'Charged back' : 'Refunded';

const paidLines = (payments: readonly InvoicePayment[], withRefunds: boolean): BillLine[] =>
  payments.flatMap((one) => [
    { label: `Paid ${paidOn(one)}`, amount: less(one.payment.amount) },
    ...(withRefunds && one.refunded > 0n ? [{ label: returnOf(one), amount: grouped(one.refunded) }] : []),
  ]);

/** @param origin the address of this server */
export async function billOf(db: Db, invoice: InvoiceRow, now: Temporal.Instant, origin: string): Promise<Bill> {
  const { payments, standing } = await standingNow(db, invoice, now);
  const rows = await itemsOf(db, invoice.id);
  const { sums, lines } = sumsOf(
    invoice,
    rows.map(({ quantity, rate }) => ({ quantity: `${quantity}`, rate: toMajor(rate) })),
  );
  const isKept = staysPaid(standing);
  return {
    invoice,
    business: await billBusinessOf(db, invoice.businessId),
    standing,
    payments,
    address: `${origin}${pathOf(invoice)}`,
    issuedOn: inDays(dayOf(invoice.createdAt)),
    dueOn: inDays(invoice.dueOn),
    items: rows.map(({ item, quantity, rate }, index) => ({
      ...{ item, quantity: `${quantity}`.replace(/\B(?=(\d{3})+$)/g, ','), rate: grouped(rate) },
      amount: grouped(lines[index] ?? 0n),
    })),
    sums,
    total: grouped(invoice.amount),
    paid: paidLines(payments, !isKept),
    returned: isKept ? payments.reduce((sum, { refunded }) => sum + refunded, 0n) : 0n,
    left: grouped(standing.left),
  };
}

/** The path of the customer’s page. */
export const pathOf = ({ linkReference }: Pick<InvoiceRow, 'linkReference'>) => `/pay/${linkReference}`;

/** What is asked for, as a sentence has it. */
export const leftInWords = ({ invoice, standing }: Pick<Bill, 'invoice' | 'standing'>) =>
  formatMoney(invoice.currency, standing.left);

/** “by 29-Nov-2026, in 7 days” */
export const dueInWords = ({ dueOn, standing: { daysLeft } }: Pick<Bill, 'dueOn' | 'standing'>) => payBy(dueOn, daysLeft);

export const hasPayment = (bill: Bill) => bill.payments.length > 0;

export const isOpen = ({ standing }: Bill) => isPayable(standing);
