/** Invoices in every standing. Those with a payment take a seeded one, so nothing is added to the ledger, and nothing random is drawn. */
import { createHash } from 'node:crypto';
import { type InvoiceStatus, VOID } from '../../contract/invoices/invoiceStatuses';
import { totalsOf } from '../../contract/invoices/invoiceTotals';
import { bluecrest } from '../access/people.seed';
import type { Db } from '../database/database';
import { insertAll } from '../database/insert';
import {
  chargebacks,
  invoiceItems,
  invoicePayments,
  invoiceSendings,
  invoices,
  refunds,
  type transactions,
} from '../database/schema';
import { toMajor } from '../rules/money';
import { type PlannedInvoice, plannedInvoices } from './invoices.plan.seed';
import { dayOf } from './invoices.rules';

type Payment = typeof transactions.$inferSelect;
type Items = PlannedInvoice['items'];

const AMAKA = 1;
const DAY_SECONDS = 86_400;
/** Between the invoice and its payment. */
const DAYS_UNTIL_PAID = 2;

const daysBefore = (now: Temporal.Instant, days: number) =>
  now.subtract({ seconds: Math.round(days * DAY_SECONDS) }).round({ smallestUnit: 'second', roundingMode: 'floor' });

type Refunded = ReadonlyMap<number, bigint>;

interface Picked {
  readonly planned: PlannedInvoice;
  readonly payment: Payment | null;
  readonly createdAt: Temporal.Instant;
}

const takesPayment = ({ stands: { kind } }: PlannedInvoice) => kind === 'paid' || kind === 'partPaid';

const refundFits = ({ stands }: PlannedInvoice, payment: Payment, refunded: Refunded) => {
  const back = refunded.get(payment.id) ?? 0n;
  if (stands.kind !== 'paid' || stands.refund === undefined) return back === 0n;
  return stands.refund === 'all' ? back === payment.amount : back > 0n && back < payment.amount;
};

/** Returns the newest fitting payment for each, so that each has one of its own. `payments` come with the oldest first. */
function pick(now: Temporal.Instant, payments: readonly Payment[], refunded: Refunded, disputed: ReadonlySet<number>): Picked[] {
  const taken = new Set<number>();
  return plannedInvoices.map((planned) => {
    const sent = daysBefore(now, planned.daysAgo);
    if (!takesPayment(planned)) return { planned, payment: null, createdAt: sent };
    const latest = planned.stands.kind === 'partPaid' ? now : sent.add({ hours: DAYS_UNTIL_PAID * 24 });
    const found = payments.findLast(
      (payment) =>
        payment.businessId === bluecrest &&
        payment.environment === planned.environment &&
        payment.currency === planned.currency &&
        payment.status === 'Successful' &&
        payment.recurringFrequency === null &&
        !taken.has(payment.id) &&
        !disputed.has(payment.id) &&
        refundFits(planned, payment, refunded) &&
        Temporal.Instant.compare(payment.createdAt, latest) < 0,
    );
    if (!found) throw new Error(`No payment fits the seeded invoice ${planned.title}`);
    taken.add(found.id);
    // What was paid in full was sent shortly before, whenever that was.
    const createdAt = planned.stands.kind === 'partPaid' ? sent : found.createdAt.subtract({ hours: DAYS_UNTIL_PAID * 24 });
    return { planned, payment: found, createdAt };
  });
}

/** An order of two goods that come to the payment. */
const itemsFor = ({ items }: PlannedInvoice, payment: Payment | null): Items => {
  if (items.length > 0 || payment === null) return items;
  const first = (payment.amount * 7n) / 10n;
  return [
    ['Goods as ordered', 1, first],
    ['Delivery and packing', 1, payment.amount - first],
  ];
};

function statusOf({ stands }: PlannedInvoice): InvoiceStatus {
  switch (stands.kind) {
    case 'open':
    case 'partPaid':
      return 'Pending';
    case 'void':
      return VOID;
    case 'status':
      return stands.status;
    case 'paid':
    case 'outside':
      return 'Successful';
  }
}

function rowOf({ planned, payment, createdAt }: Picked, items: Items, now: Temporal.Instant, id: number) {
  const { discount = '0', tax = '0', adjustment = 0n, customer } = planned;
  const figures = items.map(([, quantity, rate]) => ({ quantity: `${quantity}`, rate: toMajor(rate) }));
  const totals = totalsOf({ items: figures, discount, tax });
  if (totals === null) throw new Error(`The figures of the seeded invoice ${planned.title} are not valid`);
  const [name, email, company = '', companyEmail = '', address = ''] = customer ?? [
    payment?.customerName ?? '',
    payment?.customerEmail ?? '',
  ];
  const isPaid = planned.stands.kind === 'paid';
  const isVoid = planned.stands.kind === 'void';
  const dueAt = isPaid ? createdAt.add({ hours: 14 * 24 }) : now.add({ hours: planned.dueInDays * 24 });
  return {
    id,
    businessId: bluecrest,
    environment: planned.environment,
    linkReference: `KIV-${createHash('sha256').update(`invoice ${id}`).digest('hex').slice(0, 16).toUpperCase()}`,
    title: planned.title,
    note: planned.note ?? '',
    customerName: name,
    customerEmail: email,
    companyName: company,
    companyEmail,
    customerAddress: address,
    currency: planned.currency,
    amount: totals.total + adjustment,
    ...{ discount, tax },
    dueOn: dayOf(dueAt),
    partPayments: planned.partPayments ?? false,
    status: statusOf(planned),
    creatorId: AMAKA,
    key: null,
    createdAt,
    openedAt: planned.isOpened ? createdAt.add({ minutes: 39 }) : null,
    voidedAt: isVoid ? createdAt.add({ hours: 20 }) : null,
    voiderId: isVoid ? AMAKA : null,
  };
}

/** Numbers count the invoices of an environment from the oldest on. */
function numbered<Row extends { readonly environment: number; readonly createdAt: Temporal.Instant }>(rows: readonly Row[]) {
  const sorted = [...rows].sort((a, b) => Temporal.Instant.compare(a.createdAt, b.createdAt));
  const before = (row: Row) => sorted.slice(0, sorted.indexOf(row)).filter(({ environment }) => environment === row.environment);
  return rows.map((row) => ({ ...row, reference: `INV-${1001 + before(row).length}` }));
}

type PaidRow = Omit<typeof invoicePayments.$inferInsert, 'id'>;

function paidOf(picked: Picked, { id, amount, createdAt }: ReturnType<typeof rowOf>): readonly PaidRow[] {
  const none = { transactionId: null, key: null, paidOn: null, outsideReference: null, userId: null };
  const { stands } = picked.planned;
  if (picked.payment !== null)
    return [
      {
        ...none,
        invoiceId: id,
        amount: picked.payment.amount,
        transactionId: picked.payment.id,
        createdAt: picked.payment.createdAt,
      },
    ];
  if (stands.kind !== 'outside') return [];
  const at = createdAt.add({ hours: 9 * 24 });
  const outside = { paidOn: dayOf(at), outsideReference: stands.reference, userId: AMAKA };
  return [{ ...none, invoiceId: id, amount, ...outside, createdAt: at }];
}

export async function seedInvoices(tx: Db, now: Temporal.Instant, payments: readonly Payment[]): Promise<void> {
  const refunded = new Map<number, bigint>();
  for (const { transactionId, amount, status } of await tx.select().from(refunds))
    refunded.set(transactionId, (refunded.get(transactionId) ?? 0n) + (status === 'Approved' ? amount : 0n));
  const disputed = await tx.select({ id: chargebacks.transactionId }).from(chargebacks);
  const picked = pick(now, payments, refunded, new Set(disputed.map(({ id }) => id)));
  const rows = picked.map((one, index) => rowOf(one, itemsFor(one.planned, one.payment), now, index + 1));
  await insertAll(tx, invoices, numbered(rows));
  await insertAll(
    tx,
    invoiceItems,
    picked.flatMap((one, index) =>
      itemsFor(one.planned, one.payment).map(([item, quantity, rate], place) => ({
        ...{ invoiceId: index + 1, position: place + 1 },
        ...{ item, quantity, rate },
      })),
    ),
  );
  await insertAll(
    tx,
    invoiceSendings,
    rows.map(({ id, customerEmail, createdAt }, index) => ({
      ...{ id: index + 1, invoiceId: id, recipient: customerEmail, userId: AMAKA, sentAt: createdAt },
    })),
  );
  const paid = picked.flatMap((one, index) => {
    const row = rows[index];
    return row ? paidOf(one, row) : [];
  });
  await insertAll(
    tx,
    invoicePayments,
    paid.map((row, index) => ({ id: index + 1, ...row })),
  );
}
