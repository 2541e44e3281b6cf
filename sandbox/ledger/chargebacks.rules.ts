/** When a chargeback can be answered, when the provider reminds of it, and what it charges. Money is in minor units. */
import { isTreatableStatus } from '../../contract/chargebacks/chargebackStatuses';
import type { chargebacks } from '../database/schema';
import type { ReminderDays } from '../events/events';

type Row = Pick<typeof chargebacks.$inferSelect, 'status' | 'dueAt'>;

/** What the provider charges for a lost or accepted chargeback. */
const FEES: Readonly<Record<string, bigint>> = { NGN: 2_500_00n, USD: 15_00n, GBP: 12_00n, EUR: 15_00n };

export const feeOf = (currency: string): bigint => FEES[currency] ?? 0n;

/** The due moment is the last second for an answer. */
const LAST_SECOND = { seconds: 1 } as const;

/** Returns the first moment without an answer. */
export const endOf = (dueAt: Temporal.Instant): Temporal.Instant => dueAt.add(LAST_SECOND);

/** Returns the latest due moment that has passed. */
export const overdueUntil = (now: Temporal.Instant): Temporal.Instant => now.subtract(LAST_SECOND);

export const isOverdue = ({ dueAt }: Pick<Row, 'dueAt'>, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(dueAt, overdueUntil(now)) <= 0;

export const isTreatable = ({ status }: Pick<Row, 'status'>): boolean => isTreatableStatus(status);

/** Days before the due moment, the nearest first. */
const REMINDERS: readonly ReminderDays[] = [1, 3, 7];

/** Returns the nearest reminder whose time has come. If time jumped over several, the others are left out. */
export const reminderAt = (dueAt: Temporal.Instant, now: Temporal.Instant): ReminderDays | null =>
  REMINDERS.find((days) => Temporal.Instant.compare(dueAt.subtract({ hours: days * 24 }), now) <= 0) ?? null;

/** Returns the latest due moment of which a reminder may be due. */
export const remindedUntil = (now: Temporal.Instant): Temporal.Instant => now.add({ hours: Math.max(...REMINDERS) * 24 });
