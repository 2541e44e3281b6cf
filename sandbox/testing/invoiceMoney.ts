/** Random sequences of what happens to invoices, with what must be true after each of them. */
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { type Standing, standingOf } from '../../contract/invoices/invoiceStanding';
import type { Actor } from '../context';
import { ledgerCheckOf } from '../control/ledgerCheck';
import { invoicePayments, transactions } from '../database/schema';
import { markInvoicePaid, voidInvoice } from '../invoices/changes';
import { payInvoice } from '../invoices/invoicePayments';
import { createInvoice, listInvoices } from '../invoices/invoices';
import { LEAST_PART } from '../invoices/invoices.rules';
import type { InvoiceRow } from '../invoices/standing';
import { timelineOf } from '../invoices/timeline';
import { settleRefundsFor } from '../ledger/waitingRefunds';
import { createRefunds } from '../refunds/refunds';
import { collectionFee, toMajor } from '../rules/money';
import { findTransaction } from '../transactions/transactions';
import { newInvoice } from './invoices';
import type { contextAtFixedTime } from './people';
import { inWallet, item } from './refunds';
import { isDone, nth, sum } from './sequences';

const ORIGIN = 'http://127.0.0.1';
const TODAY = '2026-11-21';
const place = fc.nat({ max: 5 });
const money = fc.constantFrom(1n, 99_99n, 100_00n, 333_33n, 500_00n, 1_000_00n, 2_000_00n);

type Step =
  | { do: 'create'; amount: bigint; inParts: boolean }
  | { do: 'pay'; of: number; amount: bigint | null; times: number }
  | { do: 'refund'; of: number; payment: number; amount: bigint | null }
  | { do: 'void'; of: number }
  | { do: 'outside'; of: number };

export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('create' as const),
      amount: fc.constantFrom(1n, 150_00n, 1_000_00n, 2_000_00n),
      inParts: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('pay' as const), of: place, amount: fc.option(money), times: fc.constantFrom(1, 2) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('refund' as const), of: place, payment: place, amount: fc.option(money) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('void' as const), of: place }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('outside' as const), of: place }) },
);

interface Merchant {
  readonly context: ReturnType<typeof contextAtFixedTime>;
  readonly actor: Actor;
}

interface CountedPayment {
  /** Null: outside of the provider. */
  readonly reference: string | null;
  readonly amount: bigint;
  /** With the customer's fee. */
  readonly charged: bigint;
  refunded: bigint;
}

/** What should be there, counted without the database. */
interface CountedInvoice {
  readonly row: InvoiceRow;
  readonly payments: CountedPayment[];
  end: 'paid' | 'void' | null;
}

interface Counted {
  readonly invoices: CountedInvoice[];
  orders: number;
}

const least = (one: bigint, other: bigint) => (one < other ? one : other);

/** A refund can include the fee, which is no part of the invoice. */
const backOf = ({ amount, refunded }: CountedPayment) => least(amount, refunded);

const leftOf = ({ row, payments }: CountedInvoice) => row.amount - sum(payments.map((one) => one.amount - backOf(one)));

const nextKey = (counted: Counted) => {
  counted.orders += 1;
  return `${counted.orders} ${crypto.randomUUID()}`;
};

async function create({ context, actor }: Merchant, counted: Counted, amount: bigint, partPayments: boolean): Promise<void> {
  const invoiceItems = [{ item: 'Goods', quantity: 1, amount: toMajor(amount) }];
  const body = { ...newInvoice({ invoiceItems, partPayments }), currencyId: '1' };
  const key = nextKey(counted);
  const row = await createInvoice(context, actor, key, body, ORIGIN);
  expect((await createInvoice(context, actor, key, body, ORIGIN)).id).toBe(row.id);
  counted.invoices.push({ row, payments: [], end: null });
}

/** Whether the page takes this amount. Null: all that is left. */
function takes({ row, end }: CountedInvoice, asked: bigint | null, left: bigint): boolean {
  if (end !== null) return false;
  if (asked === null || asked === left) return true;
  return row.partPayments && asked >= least(left, LEAST_PART) && asked <= left;
}

/** The same page sent several times pays once. */
async function pay({ context, actor }: Merchant, counted: Counted, one: CountedInvoice, asked: bigint | null, times: number) {
  const left = leftOf(one);
  const isTaken = takes(one, asked, left);
  const key = nextKey(counted);
  const payment = { key, amount: asked, method: '' };
  const outcomes = await Promise.all(
    Array.from({ length: times }, () => isDone(payInvoice(context, one.row.linkReference, payment))),
  );
  expect(outcomes).toEqual(outcomes.map(() => isTaken));
  if (!isTaken) return;
  const [found] = await context.db
    .select({ reference: transactions.orderReference, charged: transactions.amount })
    .from(invoicePayments)
    .innerJoin(transactions, eq(transactions.id, invoicePayments.transactionId))
    .where(and(eq(invoicePayments.key, key), eq(transactions.businessId, actor.businessId)));
  const amount = asked ?? left;
  expect(found?.charged).toBe(amount + collectionFee(amount));
  one.payments.push({ reference: found?.reference ?? '', amount, charged: found?.charged ?? 0n, refunded: 0n });
  if (amount === left) one.end = 'paid';
}

async function refund({ context, actor }: Merchant, counted: Counted, one: CountedInvoice, of: number, asked: bigint | null) {
  const payment = nth(
    one.payments.filter(({ reference }) => reference !== null),
    of,
  );
  if (!payment || payment.reference === null) return;
  const rest = payment.charged - payment.refunded;
  const amount = asked ?? rest;
  if (amount === 0n) return;
  const isMade = await isDone(createRefunds(context, actor, nextKey(counted), [item(payment.reference, amount)]));
  expect(isMade).toBe(amount <= rest);
  if (isMade) payment.refunded += amount;
}

async function take(merchant: Merchant, counted: Counted, next: Step): Promise<void> {
  const { context, actor } = merchant;
  if (next.do === 'create') return create(merchant, counted, next.amount, next.inParts);
  const one = nth(counted.invoices, next.of);
  if (!one) return;
  const id = String(one.row.id);
  switch (next.do) {
    case 'pay':
      return pay(merchant, counted, one, next.amount, next.times);
    case 'refund':
      return refund(merchant, counted, one, next.payment, next.amount);
    case 'void': {
      const isVoidable = one.end === 'void' || (one.end === null && leftOf(one) === one.row.amount);
      expect(await isDone(voidInvoice(context, actor, id))).toBe(isVoidable);
      if (isVoidable) one.end = 'void';
      return;
    }
    case 'outside': {
      const left = leftOf(one);
      const isMarked = await isDone(markInvoicePaid(context, actor, id, { paidOn: TODAY, reference: 'Cash' }));
      expect(isMarked).toBe(one.end === null);
      if (!isMarked) return;
      one.payments.push({ reference: null, amount: left, charged: 0n, refunded: 0n });
      one.end = 'paid';
    }
  }
}

/** Where it stands, by what was counted alone. */
function standingFor(one: CountedInvoice): Standing {
  if (one.end === 'void') return 'void';
  const left = leftOf(one);
  if (one.end === null) return left === one.row.amount ? 'unpaid' : 'partPaid';
  if (left <= 0n) return 'paid';
  return left < one.row.amount ? 'partRefunded' : 'refunded';
}

async function checkInvoices({ context, actor }: Merchant, counted: Counted): Promise<void> {
  const found = await listInvoices(context, actor, {
    ...{ status: undefined, reference: undefined, customerName: undefined, title: undefined, email: undefined },
    ...{ from: null, before: null },
  });
  expect(found.length).toBe(counted.invoices.length);
  for (const one of counted.invoices) {
    const stored = found.find(({ invoice }) => invoice.id === one.row.id);
    if (!stored) throw new Error('A counted invoice is not listed');
    const { invoice, paid, refunded } = stored;
    expect([paid, refunded]).toEqual([sum(one.payments.map(({ amount }) => amount)), sum(one.payments.map(backOf))]);
    const stood = standingOf({ status: invoice.status, total: invoice.amount, dueOn: invoice.dueOn, paid, refunded }, TODAY);
    expect([stood.standing, stood.left]).toEqual([standingFor(one), one.end === null ? leftOf(one) : 0n]);
    const timeline = await timelineOf(context.db, invoice);
    const moneyIn = timeline.filter(({ event }) => ['partPaid', 'paid', 'paidOutside'].includes(event));
    expect(sum(moneyIn.map(({ amount }) => amount ?? 0n))).toBe(paid);
    const back = timeline.filter(({ event }) => event === 'refunded').map(({ amount }) => amount ?? 0n);
    expect(sum(back)).toBe(sum(one.payments.map((payment) => payment.refunded)));
    for (const { reference, charged, refunded: returned } of one.payments) {
      if (reference === null) continue;
      const { transaction, invoice: leadsTo, refunds } = await findTransaction(context, actor, reference);
      expect([transaction.amount, leadsTo, sum(refunds.map(({ amount }) => amount))]).toEqual([
        charged,
        { id: invoice.id, reference: invoice.reference },
        returned,
      ]);
    }
  }
}

/** Runs the steps one after another, and checks standings, ledger and transactions after the last one. */
export async function runSteps(merchant: Merchant, steps: readonly Step[], opening: bigint): Promise<void> {
  const { context, actor } = merchant;
  const counted: Counted = { invoices: [], orders: 0 };
  await create(merchant, counted, 1_000_00n, true);
  for (const next of steps) await take(merchant, counted, next);
  await settleRefundsFor(context, actor);
  await checkInvoices(merchant, counted);
  const collected = counted.invoices.flatMap(({ payments }) => payments).filter(({ reference }) => reference !== null);
  // The customer pays the fee on top, and a refund can include it.
  const [ledger] = (await inWallet(context, actor)) ?? [];
  expect(ledger).toBe(opening + sum(collected.map(({ amount, refunded }) => amount - refunded)));
  expect(await ledgerCheckOf(context.db).isBalanced()).toBe(true);
}
