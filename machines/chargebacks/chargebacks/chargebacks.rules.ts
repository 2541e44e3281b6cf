/** CBK-01: what a chargeback waits for, and how much time is left to answer it. */
import { isOpenChargeback, isTreatableStatus } from '../../../contract/chargebacks/chargebackStatuses';
import { add } from '../../kit/values/money';
import { ZONE } from '../../kit/values/zone';
import type { Chargeback } from './chargebacks.machine';

/** The path of the page of all chargebacks. */
export const CHARGEBACKS = '/dashboard/chargeback';

/** Returns the path of the details of a chargeback. */
export const pageOfChargeback = ({ id }: Pick<Chargeback, 'id'>): string => `${CHARGEBACKS}/${encodeURIComponent(id)}/details`;

export type Group = 'answer' | 'provider' | 'closed';

/** The groups of the list, in its order. */
export const GROUPS: readonly Group[] = ['answer', 'provider', 'closed'];

/** CBK-02: whether the merchant may still answer, by the status. */
export const isTreatable = ({ status }: Pick<Chargeback, 'status'>): boolean => isTreatableStatus(status);

const SECOND_MS = 1_000;

/**
 * Returns the moment from which a chargeback cannot be answered any more, in milliseconds since the epoch by the clock of this computer. Null if the
 * provider doesn't say.
 */
export function dueMoment({ dueAt, ahead = 0 }: Pick<Chargeback, 'dueAt' | 'ahead'>): number | null {
  if (dueAt === null) return null;
  // It can be answered in the whole of its last second.
  return Temporal.PlainDateTime.from(dueAt).toZonedDateTime(ZONE).epochMilliseconds + SECOND_MS + ahead;
}

type Due = Pick<Chargeback, 'status' | 'dueAt' | 'ahead'>;

/** Whether it still needs an answer. `now` is in milliseconds since the epoch by the clock of this computer. */
export const isWaiting = (row: Due, now: number): boolean =>
  isTreatable(row) && (dueMoment(row) ?? Number.POSITIVE_INFINITY) > now;

/** Returns the group of a chargeback. After its due moment it is with the provider, whose status says so later. */
export function groupOf(row: Due, now: number): Group {
  if (isWaiting(row, now)) return 'answer';
  return isOpenChargeback(row.status) ? 'provider' : 'closed';
}

/** Whether it falls due today, by the provider's clock. */
export const isDueToday = ({ dueAt, ahead = 0 }: Pick<Chargeback, 'dueAt' | 'ahead'>, now: number): boolean =>
  dueAt?.slice(0, 10) ===
  Temporal.Instant.fromEpochMilliseconds(now - ahead)
    .toZonedDateTimeISO(ZONE)
    .toPlainDate()
    .toString();

/** Whether it was lost because nobody answered in time. The bank may also decide while there is time. */
export function wasMissed({ status, answeredAt, decidedAt, dueAt }: Closable): boolean {
  if (status !== 'Lost' || answeredAt !== null) return false;
  // Both are wall-clock text of Lagos, which sorts by time.
  return decidedAt === null || dueAt === null || decidedAt > dueAt;
}

type Closable = Pick<Chargeback, 'status' | 'answeredAt' | 'decidedAt' | 'dueAt'>;

export type Urgency = 'today' | 'soon' | 'later';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SOON_DAYS = 3;

/** Red below one day, orange below three. */
export const urgencyOf = (leftMs: number): Urgency =>
  leftMs < DAY_MS ? 'today' : leftMs < SOON_DAYS * DAY_MS ? 'soon' : 'later';

const one = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Returns the time left in words: `12 days left`, `1 day 13 h left`, `13 h 45 min left`. */
export function leftInWords(leftMs: number): string {
  if (leftMs <= 0) return 'Time to answer ended';
  const days = Math.floor(leftMs / DAY_MS);
  const hours = Math.floor((leftMs % DAY_MS) / HOUR_MS);
  const minutes = Math.floor((leftMs % HOUR_MS) / 60_000);
  if (days >= SOON_DAYS) return `${one(days, 'day')} left`;
  if (days > 0) return `${[one(days, 'day'), hours > 0 && `${hours} h`].filter(Boolean).join(' ')} left`;
  if (hours > 0) return `${[`${hours} h`, minutes > 0 && `${minutes} min`].filter(Boolean).join(' ')} left`;
  return minutes > 0 ? `${minutes} min left` : 'Less than a minute left';
}

interface SumOfGroup {
  readonly count: number;
  /** Null if there are several, or no rows. */
  readonly currency: string | null;
  /** In major units. Null if the rows have several currencies, because these are never added. */
  readonly amount: string | null;
  readonly held: string | null;
}

const total = (amounts: readonly (string | null)[]) => amounts.reduce<string>((sum, amount) => add(sum, amount ?? '0'), '0.00');

/** Returns the sums of some chargebacks. */
export function sumOf(rows: readonly Chargeback[]): SumOfGroup {
  const [currency = null, ...others] = new Set(rows.map((row) => row.currency));
  const isOne = others.length === 0;
  return {
    count: rows.length,
    currency: isOne ? currency : null,
    amount: isOne ? total(rows.map(({ amount }) => amount)) : null,
    held: isOne ? total(rows.map(({ held }) => held)) : null,
  };
}

/** Returns the chargeback that the merchant has to answer next: those without a due date come last. Null if there is none. */
export function nearest(rows: readonly Chargeback[], now: number): Chargeback | null {
  const momentOf = (row: Chargeback) => dueMoment(row) ?? Number.POSITIVE_INFINITY;
  return rows
    .filter((row) => isWaiting(row, now))
    .reduce<Chargeback | null>((first, row) => (first && momentOf(first) <= momentOf(row) ? first : row), null);
}

/** Returns the chargeback to answer after another one was answered. */
export const nextAfter = (rows: readonly Chargeback[], id: string, now: number): Chargeback | null =>
  nearest(
    rows.filter((row) => row.id !== id),
    now,
  );
