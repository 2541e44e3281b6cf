/** Random sequences of payments, refunds, chargebacks, answers, decisions and time, with what must be true after each of them. */
import { and, eq, isNull } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { answerChargeback } from '../chargebacks/answer';
import { decideChargeback, openChargeback } from '../chargebacks/provider';
import type { Actor, OperationContext } from '../context';
import { ledgerCheckOf } from '../control/ledgerCheck';
import { chargebacks, entries, holds, postings, refunds, transactions } from '../database/schema';
import { openChargebacks } from '../ledger/chargebacks';
import { settleChargebacksFor } from '../ledger/dueChargebacks';
import { pendingRefunds, settleRefundsFor } from '../ledger/waitingRefunds';
import { createRefunds } from '../refunds/refunds';
import { findTransaction } from '../transactions/transactions';
import type { contextAtFixedTime } from './people';
import { credit, inWallet, item, paid } from './refunds';
import { nth, sum, unlessRefused } from './sequences';

const parts = fc.constantFrom(1n, 300_00n, 999_99n, 1_000_00n, 4_000_00n);
const place = fc.nat({ max: 5 });

type Step =
  | { do: 'pay'; amount: bigint }
  | { do: 'refund'; of: number; amount: bigint }
  | { do: 'charge'; of: number; amount: bigint | null; dueInSeconds: number }
  | { do: 'answer'; of: number; isAccepted: boolean; times: number }
  | { do: 'decide'; of: number; decision: 'won' | 'lost' | 'assess' }
  | { do: 'wait'; seconds: number };

export const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pay' as const), amount: fc.constantFrom(1_000_00n, 5_000_00n) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('refund' as const), of: place, amount: parts }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('charge' as const),
      of: place,
      amount: fc.option(parts),
      dueInSeconds: fc.constantFrom(60, 86_400, 10 * 86_400),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      of: place,
      isAccepted: fc.boolean(),
      times: fc.constantFrom(1, 2),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('decide' as const),
      of: place,
      decision: fc.constantFrom('won' as const, 'lost' as const, 'assess' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(30, 61, 2 * 86_400) }) },
);

interface Merchant {
  readonly context: ReturnType<typeof contextAtFixedTime>;
  readonly actor: Actor;
}

/** What should be there, counted without the database. */
interface Counted {
  /** What came in, in minor units. */
  received: bigint;
  readonly payments: { readonly id: number; readonly reference: string; readonly amount: bigint; left: bigint }[];
  readonly disputes: {
    readonly id: number;
    readonly payment: number;
    readonly amount: bigint;
    readonly dueAt: Temporal.Instant;
    status: string;
  }[];
  orders: number;
}

const isOpen = ({ status }: { readonly status: string }) => !['Won', 'Lost', 'Accepted'].includes(status);

/** What nobody answered in time is lost. */
function passTime(counted: Counted, now: Temporal.Instant): void {
  for (const one of counted.disputes) {
    const isOver = Temporal.Instant.compare(now, one.dueAt.add({ seconds: 1 })) >= 0;
    if (one.status === 'New' && isOver) one.status = 'Lost';
  }
}

async function pay({ context, actor }: Merchant, counted: Counted, amount: bigint): Promise<void> {
  const row = await paid({ context, actor }, { amount });
  await credit(context, actor, amount - row.fee);
  counted.received += amount - row.fee;
  counted.payments.push({ id: row.id, reference: row.orderReference, amount, left: amount });
}

async function refund({ context, actor }: Merchant, counted: Counted, of: number, amount: bigint): Promise<void> {
  const payment = nth(counted.payments, of);
  if (!payment) return;
  counted.orders += 1;
  const made = await unlessRefused(createRefunds(context, actor, `refund ${counted.orders}`, [item(payment.reference, amount)]));
  expect(made !== null).toBe(amount <= payment.left);
  if (made) payment.left -= amount;
}

type Charge = Extract<Step, { do: 'charge' }>;

async function charge({ context }: Merchant, counted: Counted, { of, amount, dueInSeconds }: Charge): Promise<void> {
  const payment = nth(counted.payments, of);
  if (!payment) return;
  const wanted = { reference: payment.reference, reasonCode: 'fraud' as const, dueInSeconds, amount, claim: null };
  const opened = await openChargeback(context, wanted);
  const taken = amount ?? payment.left;
  expect(typeof opened !== 'string').toBe(payment.left > 0n && taken <= payment.left);
  if (typeof opened === 'string') return;
  payment.left -= taken;
  const dueAt = context.clock.now().add({ seconds: dueInSeconds });
  counted.disputes.push({ id: opened.id, payment: counted.payments.indexOf(payment), amount: taken, dueAt, status: 'New' });
}

type Answered = Extract<Step, { do: 'answer' }>;

/** Of several answers at once one counts, and its key gets the same response again. */
async function answer({ context, actor }: Merchant, counted: Counted, { of, isAccepted, times }: Answered): Promise<void> {
  const dispute = nth(counted.disputes, of);
  if (!dispute) return;
  const keys = Array.from({ length: times }, (_, n) => {
    counted.orders += 1;
    return `answer ${counted.orders} ${n}`;
  });
  const given = { id: String(dispute.id), isAccepted, comment: 'Delivered', files: [] };
  const send = (key: string) => unlessRefused(answerChargeback(context, actor, key, given));
  const outcomes = await Promise.all(keys.map(send));
  expect(outcomes.filter((one) => one !== null).length).toBe(dispute.status === 'New' ? 1 : 0);
  const again = await Promise.all(keys.map(send));
  expect(again.map((one) => one?.message)).toEqual(outcomes.map((one) => one?.message));
  if (dispute.status === 'New') dispute.status = isAccepted ? 'Accepted' : 'Awaiting Response';
}

type Decided = Extract<Step, { do: 'decide' }>;

async function decide({ context }: Merchant, counted: Counted, { of, decision }: Decided): Promise<void> {
  const dispute = nth(counted.disputes, of);
  if (!dispute) return;
  const status = { won: 'Won', lost: 'Lost', assess: 'Assessment' }[decision];
  const done = await decideChargeback(context, { id: dispute.id, decision, comment: null });
  expect(typeof done !== 'string').toBe(isOpen(dispute) && dispute.status !== status);
  if (typeof done === 'string') return;
  dispute.status = status;
  const payment = counted.payments[dispute.payment];
  if (payment && decision === 'won') payment.left += dispute.amount;
}

async function take(merchant: Merchant, counted: Counted, next: Step): Promise<void> {
  switch (next.do) {
    case 'pay':
      return pay(merchant, counted, next.amount);
    case 'refund':
      return refund(merchant, counted, next.of, next.amount);
    case 'charge':
      return charge(merchant, counted, next);
    case 'answer':
      return answer(merchant, counted, next);
    case 'decide':
      return decide(merchant, counted, next);
    case 'wait':
      return merchant.context.clock.advance(next.seconds);
  }
}

/** Every chargeback with its open hold, and the sum of what its posting took from wallets. */
async function booked({ db }: OperationContext, { businessId }: Actor) {
  const rows = await db
    .select({ dispute: chargebacks, held: holds.amount, posting: postings.id })
    .from(chargebacks)
    .leftJoin(holds, and(eq(holds.chargebackId, chargebacks.id), isNull(holds.releasedAt)))
    .leftJoin(postings, eq(postings.chargebackId, chargebacks.id))
    .where(eq(chargebacks.businessId, businessId));
  const lines = await db
    .select({ of: postings.chargebackId, amount: entries.amount })
    .from(entries)
    .innerJoin(postings, eq(postings.id, entries.postingId))
    .innerJoin(chargebacks, eq(chargebacks.id, postings.chargebackId))
    .where(eq(chargebacks.businessId, businessId));
  return rows.map((row) => ({
    ...row,
    taken: sum(lines.filter(({ of, amount }) => of === row.dispute.id && amount < 0n).map(({ amount }) => -amount)),
  }));
}

async function refundsOf({ db }: OperationContext, { businessId }: Actor) {
  const rows = await db
    .select({ refund: refunds, held: holds.amount })
    .from(refunds)
    .leftJoin(holds, and(eq(holds.refundId, refunds.id), isNull(holds.releasedAt)))
    .where(eq(refunds.businessId, businessId));
  return {
    posted: sum(rows.filter(({ refund: { status } }) => status === 'Approved').map(({ refund: { amount } }) => amount)),
    rows,
  };
}

async function checkMoney({ context, actor }: Merchant, counted: Counted, opening: bigint): Promise<void> {
  const disputes = await booked(context, actor);
  const back = await refundsOf(context, actor);
  const [ledger = 0n, available = 0n] = (await inWallet(context, actor)) ?? [];
  expect(ledger).toBe(opening + counted.received - back.posted - sum(disputes.map(({ taken }) => taken)));
  const held = [...disputes, ...back.rows].map((row) => row.held ?? 0n);
  expect([ledger - available, available >= 0n]).toEqual([sum(held), true]);
  for (const { dispute, held: kept, posting, taken } of disputes) {
    const [due, isLost] = [dispute.amount + dispute.fee, ['Lost', 'Accepted'].includes(dispute.status)];
    expect([posting !== null, dispute.postedAt !== null, taken]).toEqual([
      posting !== null,
      posting !== null,
      posting === null ? 0n : due,
    ]);
    // It is posted unless the balance doesn't cover it, and nothing is held of what is over.
    if (isLost) expect(posting !== null || available + (kept ?? 0n) < due).toBe(true);
    else expect(posting).toBeNull();
    if (posting !== null || dispute.status === 'Won') expect(kept).toBeNull();
    expect((kept ?? 0n) <= dispute.amount).toBe(true);
  }
  const open = counted.disputes.filter(isOpen);
  expect(await openChargebacks(context, actor, 'NGN')).toEqual({
    count: open.length,
    value: sum(open.map(({ amount }) => amount)),
  });
  const pending = back.rows.filter(({ refund: { status } }) => status === 'Processing').map(({ refund: { amount } }) => amount);
  expect(await pendingRefunds(context, actor, 'NGN')).toBe(sum(pending));
}

async function checkPayments({ context, actor }: Merchant, counted: Counted): Promise<void> {
  for (const { reference, amount, left } of counted.payments) {
    const found = await findTransaction(context, actor, reference);
    const refunded = found.refunds.filter(({ status }) => status !== 'Declined');
    const chargedBack = found.chargebacks.filter(({ status }) => status !== 'Won');
    expect(amount - sum([...refunded, ...chargedBack].map((one) => one.amount))).toBe(left);
  }
  const rows = await context.db
    .select({ id: chargebacks.id, status: chargebacks.status })
    .from(chargebacks)
    .innerJoin(transactions, eq(transactions.id, chargebacks.transactionId))
    .where(eq(chargebacks.businessId, actor.businessId))
    .orderBy(chargebacks.id);
  expect(rows).toEqual(counted.disputes.map(({ id, status }) => ({ id, status })));
}

/** Runs the steps one after another, and checks balances, holds, summary and each payment's rest after the last one. */
export async function runSteps(merchant: Merchant, steps: readonly Step[], opening: bigint): Promise<void> {
  const { context, actor } = merchant;
  const counted: Counted = { received: 0n, payments: [], disputes: [], orders: 0 };
  await pay(merchant, counted, 1_000_00n);
  for (const next of steps) {
    await take(merchant, counted, next);
    passTime(counted, context.clock.now());
  }
  await settleChargebacksFor(context, actor);
  await settleRefundsFor(context, actor);
  await checkMoney(merchant, counted, opening);
  await checkPayments(merchant, counted);
  expect(await ledgerCheckOf(context.db).isBalanced()).toBe(true);
}
