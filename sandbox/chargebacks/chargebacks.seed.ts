/** Chargebacks of some seeded payments, with their threads and files. Nothing random is drawn for them. */
import { CHARGEBACK_REASONS } from '../../contract/chargebacks/chargebackReasons';
import { bluecrest } from '../access/people.seed';
import { ZONE } from '../clock';
import type { Db } from '../database/database';
import { continueAllIds, insertAll } from '../database/insert';
import {
  chargebackComments,
  chargebackProofs,
  chargebackReminders,
  chargebacks,
  holds,
  refunds,
  type transactions,
} from '../database/schema';
import { feeOf, isTreatable, reminderAt } from '../ledger/chargebacks.rules';
import type { LedgerBuilder } from '../ledger/ledgerBuilder.seed';
import { drawnImage } from '../rules/drawnImage';
import { samplePdf } from '../rules/samplePdf';
import { newToken } from '../rules/secrets';
import { type PlannedChargeback, plannedChargebacks } from './chargebacks.plan.seed';
import { CLAIMS } from './chargebacks.rules';
import { PROOF_PREFIX } from './thread';

type Payment = typeof transactions.$inferSelect;
type Row = typeof chargebacks.$inferSelect;

const AMAKA = 1;
/** Customers go to their bank so many days after they paid, or later. */
const DAYS_AFTER_PAYMENT = 6;
const DAY_SECONDS = 86_400;

const daysBefore = (now: Temporal.Instant, days: number) => now.subtract({ seconds: Math.round(days * DAY_SECONDS) });

function dueOf({ due }: PlannedChargeback, now: Temporal.Instant): Temporal.Instant {
  if ('minutes' in due) return now.add({ minutes: due.minutes });
  const day = now.toZonedDateTimeISO(ZONE).toPlainDate().add({ days: due.days });
  return day.toZonedDateTime({ timeZone: ZONE, plainTime: '23:59:59' }).toInstant();
}

/** Returns the newest fitting payments, so that each chargeback has one of its own. `payments` come with the oldest first. */
function pickPayments(now: Temporal.Instant, payments: readonly Payment[], refunded: ReadonlySet<number>): readonly Payment[] {
  const picked: Payment[] = [];
  for (const { environment, currency, openedDaysAgo, reason, part } of plannedChargebacks) {
    const latest = daysBefore(now, openedDaysAgo + DAYS_AFTER_PAYMENT);
    const own = payments.findLast(
      (payment) =>
        payment.businessId === bluecrest &&
        payment.environment === environment &&
        payment.currency === currency &&
        payment.status === 'Successful' &&
        payment.paymentType === 'Card' &&
        (reason === 'cancelled_subscription') === (payment.recurringFrequency !== null) &&
        !refunded.has(payment.id) &&
        !picked.includes(payment) &&
        Temporal.Instant.compare(payment.createdAt, latest) < 0,
    );
    const payment = part?.sameAs === undefined ? own : picked[part.sameAs - 1];
    if (!payment) throw new Error('No payment fits a chargeback of the seed');
    picked.push(payment);
  }
  return picked;
}

function rowOf(planned: PlannedChargeback, index: number, payment: Payment, now: Temporal.Instant): Row {
  const { reason, status, part, thread, environment } = planned;
  const answered = thread.find(({ by }) => by === 'merchant');
  const last = thread.find(({ isFinal }) => isFinal);
  const decidedAt = last ? daysBefore(now, last.daysAgo) : null;
  return {
    id: index + 1,
    reference: `CBK-${String(index + 1).padStart(16, '0')}`,
    businessId: bluecrest,
    environment,
    transactionId: payment.id,
    amount: (payment.amount * BigInt(part?.percent ?? 100)) / 100n,
    fee: feeOf(payment.currency),
    status,
    reasonCode: reason,
    reason: CHARGEBACK_REASONS[reason],
    claim: CLAIMS[reason],
    rrn: String(600_000_000_000 + payment.id),
    createdAt: daysBefore(now, planned.openedDaysAgo),
    dueAt: dueOf(planned, now).round({ smallestUnit: 'second', roundingMode: 'floor' }),
    answeredAt: answered ? daysBefore(now, answered.daysAgo) : null,
    answererId: answered ? AMAKA : null,
    accepted: answered ? status === 'Accepted' : null,
    decidedAt,
    postedAt: status === 'Lost' || status === 'Accepted' ? decidedAt : null,
  };
}

const IMAGE_COLOURS = [
  [238, 240, 245],
  [32, 58, 120],
] as const;

function fileOf(name: string, category: string, { orderReference, customerName }: Payment) {
  if (name.endsWith('.png')) return { mediaType: 'image/png', content: drawnImage(1, IMAGE_COLOURS) };
  const lines = ['Bluecrest Stores', category, `Order ${orderReference}`, `Customer: ${customerName ?? ''}`];
  return { mediaType: 'application/pdf', content: samplePdf(lines) };
}

async function seedThreads(tx: Db, now: Temporal.Instant, payments: readonly Payment[]): Promise<void> {
  const comments = plannedChargebacks.flatMap(({ thread }, index) =>
    thread.map((comment) => ({ ...comment, chargebackId: index + 1, payment: payments[index] })),
  );
  await insertAll(
    tx,
    chargebackComments,
    comments.map(({ chargebackId, by, comment, isFinal = false, daysAgo }, index) => ({
      ...{ id: index + 1, chargebackId, comment, isFinal },
      authorId: by === 'merchant' ? AMAKA : null,
      isAdmin: by === 'provider',
      createdAt: daysBefore(now, daysAgo),
    })),
  );
  const files = comments.flatMap(({ files: named = [], payment }, index) =>
    named.map(([name, category]) => ({ commentId: index + 1, name, category, payment })),
  );
  await tx.insert(chargebackProofs).values(
    files.map(({ payment, ...file }, index) => {
      if (!payment) throw new Error('A seeded file has no payment');
      const made = fileOf(file.name, file.category, payment);
      const reference = `${PROOF_PREFIX}-${String(index + 1).padStart(16, '0')}`;
      return { id: index + 1, ...file, ...made, size: made.content.length, reference, secret: newToken() };
    }),
  );
  await continueAllIds(tx, [chargebackProofs]);
}

/** Reminders whose time has come were sent. */
const remindersOf = (rows: readonly Row[], now: Temporal.Instant) =>
  rows.filter(isTreatable).flatMap(({ id, dueAt }) => {
    const days = reminderAt(dueAt, now);
    return days === null ? [] : [{ chargebackId: id, days, sentAt: dueAt.subtract({ hours: days * 24 }) }];
  });

/** Posts the lost and accepted chargebacks, and returns the holds of the open ones. */
function bookedIn(books: LedgerBuilder, rows: readonly Row[], currencyOf: (row: Row) => string) {
  const held: (typeof holds.$inferInsert & { amount: bigint })[] = [];
  for (const row of rows) {
    const { id, businessId, environment, amount, fee, createdAt, decidedAt, postedAt } = row;
    const currency = currencyOf(row);
    const own = (kind: 'clearing' | 'fees') => books.need({ businessId: null, environment, currency, kind });
    const wallet = books.need({ businessId, environment, currency, kind: 'wallet' });
    if (decidedAt === null) held.push({ chargebackId: id, accountId: wallet, amount, placedAt: createdAt });
    if (postedAt === null) continue;
    const lines = [
      { account: wallet, amount: -(amount + fee) },
      { account: own('clearing'), amount },
      { account: own('fees'), amount: fee },
    ];
    books.post({ kind: 'chargeback', of: { chargebackId: id }, postedAt, lines });
  }
  return held;
}

/** @returns the held amount by account, in minor units */
export async function seedChargebacks(
  tx: Db,
  now: Temporal.Instant,
  books: LedgerBuilder,
  payments: readonly Payment[],
): Promise<ReadonlyMap<number, bigint>> {
  const refunded = await tx.select({ id: refunds.transactionId }).from(refunds);
  const picked = pickPayments(now, payments, new Set(refunded.map(({ id }) => id)));
  const rows = plannedChargebacks.flatMap((planned, index) => {
    const payment = picked[index];
    return payment ? [rowOf(planned, index, payment, now)] : [];
  });
  await insertAll(tx, chargebacks, rows);
  await seedThreads(tx, now, picked);
  await insertAll(tx, chargebackReminders, remindersOf(rows, now));
  const held = bookedIn(books, rows, ({ id }) => picked[id - 1]?.currency ?? '');
  await insertAll(tx, holds, held);
  const sums = new Map<number, bigint>();
  for (const { accountId, amount } of held) sums.set(accountId, (sums.get(accountId) ?? 0n) + amount);
  return sums;
}
