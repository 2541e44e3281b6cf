/** What time does to chargebacks: reminders of unanswered ones, and the loss of overdue ones. */
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { OperationContext, Scope } from '../context';
import type { Db } from '../database/database';
import { ofScope } from '../database/listing';
import { ofProvider } from '../database/readOnly';
import { chargebackComments, chargebackReminders, chargebacks } from '../database/schema';
import { publish, type ReminderDays } from '../events/events';
import { inWords } from '../rules/wallclock';
import { isUnposted } from './chargebacks';
import { endOf, isOverdue, overdueUntil, remindedUntil, reminderAt } from './chargebacks.rules';
import { lockWallets } from './ledger';
import { settleWaiting } from './waitingRefunds';

const unanswered = inArray(chargebacks.status, ['New', 'Pending']);

/** The last reminder of each, which has the fewest days. */
const reminded = sql<number | null>`(select min(r.days) from chargeback_reminder r where r.chargeback_id = chargeback.id)`;

/** Nobody answered in time: the customer keeps the money. The wallets are locked. */
async function loseOverdue(tx: Db, now: Temporal.Instant, scope: Scope): Promise<void> {
  const overdue = await tx
    .select()
    .from(chargebacks)
    .where(and(ofScope(chargebacks, scope), unanswered, lte(chargebacks.dueAt, overdueUntil(now))))
    .orderBy(asc(chargebacks.dueAt), asc(chargebacks.id));
  for (const { id, dueAt } of overdue) {
    const decidedAt = endOf(dueAt);
    const comment = `This chargeback wasn’t answered by ${inWords(dueAt)}, so it is lost.`;
    await tx.update(chargebacks).set({ status: 'Lost', decidedAt }).where(eq(chargebacks.id, id));
    await tx
      .insert(chargebackComments)
      .values({ chargebackId: id, authorId: null, comment, isAdmin: true, isFinal: true, createdAt: decidedAt });
    await publish(tx, now, 'chargebackDecided', { chargebackId: id });
  }
}

/** Sends a reminder once, however many reads find that its time has come. */
async function remind(tx: Db, now: Temporal.Instant, chargebackId: number, days: ReminderDays): Promise<void> {
  const [sent] = await tx
    .insert(chargebackReminders)
    .values({ chargebackId, days, sentAt: now })
    .onConflictDoNothing()
    .returning({ days: chargebackReminders.days });
  if (sent) await publish(tx, now, 'chargebackDue', { chargebackId, days });
}

/** The email about a new chargeback says when it is due, so a reminder whose time has come by then is not sent. */
export async function skipReminder(tx: Db, now: Temporal.Instant, chargebackId: number, dueAt: Temporal.Instant): Promise<void> {
  const days = reminderAt(dueAt, now);
  if (days !== null) await tx.insert(chargebackReminders).values({ chargebackId, days, sentAt: now });
}

/**
 * Loses what is overdue, sends due reminders, and posts what waits for the balance. It runs where chargebacks or balances are read or changed, so
 * that both are always correct.
 */
export async function settleChargebacks(tx: Db, now: Temporal.Instant, scope: Scope): Promise<void> {
  const near = await tx
    .select({ id: chargebacks.id, dueAt: chargebacks.dueAt, reminded })
    .from(chargebacks)
    .where(and(ofScope(chargebacks, scope), unanswered, lte(chargebacks.dueAt, remindedUntil(now))))
    .orderBy(asc(chargebacks.dueAt), asc(chargebacks.id));
  const [unposted] = await tx
    .select({ id: chargebacks.id })
    .from(chargebacks)
    .where(and(ofScope(chargebacks, scope), isUnposted))
    .limit(1);
  const hasOverdue = near.some((one) => isOverdue(one, now));
  if (hasOverdue || unposted) {
    await lockWallets(tx, scope);
    if (hasOverdue) await loseOverdue(tx, now, scope);
    await settleWaiting(tx, now, scope, await lockWallets(tx, scope));
  }
  for (const one of near) {
    const days = isOverdue(one, now) ? null : reminderAt(one.dueAt, now);
    if (days !== null && (one.reminded === null || days < one.reminded)) await remind(tx, now, one.id, days);
  }
}

/** For operations that only read. */
export const settleChargebacksFor = ({ db, clock }: OperationContext, scope: Scope): Promise<void> =>
  ofProvider(db).transaction((tx) => settleChargebacks(tx, clock.now(), scope));

/** For a clock that was moved, and before emails are read: chargebacks of every business. */
export async function settleAllChargebacks({ db, clock }: OperationContext): Promise<void> {
  const { businessId, environment } = chargebacks;
  const scopes = await db.selectDistinct({ businessId, environment }).from(chargebacks).where(unanswered);
  for (const scope of scopes) await db.transaction((tx) => settleChargebacks(tx, clock.now(), scope));
}
