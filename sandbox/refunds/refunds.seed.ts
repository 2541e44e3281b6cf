/** Refunds of some seeded payments: most of them approved, a few declined or still processing. Nothing random is drawn for them. */
import type { Db } from '../database/database';
import { insertAll } from '../database/insert';
import { holds, refunds, type transactions } from '../database/schema';
import type { RefundStatus } from '../database/tables/refunds.tables';
import type { LedgerBuilder } from '../ledger/ledgerBuilder.seed';
import { AT_BANK, DECLINED_BY_BANK, isRefundable } from './refunds.rules';

type Payment = typeof transactions.$inferSelect;
type Row = typeof refunds.$inferInsert & { id: number; status: RefundStatus };

const REASONS = ['Item out of stock', 'Returned within 14 days', 'Paid twice', 'Delivered late', 'Damaged on arrival'] as const;
/** One payment of so many was refunded. */
const EVERY = 60;
const AMAKA = 1;
const MINUTES_UNTIL_DECIDED = 95;

const daysBefore = (now: Temporal.Instant, days: number) => now.subtract({ hours: days * 24 });

function refundOf(payment: Payment, index: number, createdAt: Temporal.Instant, status: RefundStatus): Omit<Row, 'id'> {
  return {
    reference: `RFD-${payment.orderReference.slice(4)}`,
    businessId: payment.businessId,
    environment: payment.environment,
    transactionId: payment.id,
    amount: index % 3 === 0 ? payment.amount : (payment.amount / 400n + 1n) * 100n,
    reason: REASONS[index % REASONS.length] ?? '',
    status,
    remark: { Approved: null, Declined: DECLINED_BY_BANK, Processing: AT_BANK }[status],
    requesterId: AMAKA,
    createdAt,
    decidedAt: status === 'Processing' ? null : createdAt.add({ minutes: MINUTES_UNTIL_DECIDED }),
  };
}

function drawn(now: Temporal.Instant, payments: readonly Payment[]): Row[] {
  const [old, recent] = [daysBefore(now, 7), daysBefore(now, 4)];
  const eligible = payments.filter(isRefundable);
  const before = eligible.filter(({ createdAt }) => Temporal.Instant.compare(createdAt, old) < 0);
  const ended = before
    .filter((_, index) => index % EVERY === 0)
    .map((payment, index) =>
      refundOf(payment, index, payment.createdAt.add({ hours: 50 }), index % 9 === 5 ? 'Declined' : 'Approved'),
    );
  const open = eligible
    .filter(({ createdAt, currency }) => currency === 'NGN' && Temporal.Instant.compare(createdAt, recent) > 0)
    .slice(0, 3)
    .map((payment, index) => refundOf(payment, index + 1, now.subtract({ minutes: 35 * (index + 1) }), 'Processing'));
  return [...ended, ...open]
    .sort((a, b) => Temporal.Instant.compare(a.createdAt, b.createdAt))
    .map((row, index) => ({ id: index + 1, ...row }));
}

/**
 * Posts the approved refunds and holds the open ones.
 * @returns the held amount by account, in minor units
 */
export async function seedRefunds(
  tx: Db,
  now: Temporal.Instant,
  books: LedgerBuilder,
  payments: readonly Payment[],
): Promise<ReadonlyMap<number, bigint>> {
  const currencies = new Map(payments.map(({ id, currency }) => [id, currency]));
  const rows = drawn(now, payments);
  await insertAll(tx, refunds, rows);
  const held: (typeof holds.$inferInsert)[] = [];
  const sums = new Map<number, bigint>();
  for (const { id, businessId, environment, transactionId, amount, status, createdAt, decidedAt } of rows) {
    const currency = currencies.get(transactionId) ?? '';
    const wallet = books.need({ businessId, environment, currency, kind: 'wallet' });
    const clearing = books.need({ businessId: null, environment, currency, kind: 'clearing' });
    if (status === 'Approved' && decidedAt) {
      const lines = [
        { account: wallet, amount: -amount },
        { account: clearing, amount },
      ];
      books.post({ kind: 'refund', of: { refundId: id }, postedAt: decidedAt, lines });
    }
    if (status !== 'Processing') continue;
    held.push({ refundId: id, accountId: wallet, amount, placedAt: createdAt });
    sums.set(wallet, (sums.get(wallet) ?? 0n) + amount);
  }
  await insertAll(tx, holds, held);
  return sums;
}
