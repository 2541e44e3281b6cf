/** When a day's payments are paid, and when what is held back of them is released. Money is in minor units. */
import { ZONE } from '../clock';

/** The kinds of postings that settlements sum. The migration of settlements has the same list. */
export const SETTLED_KINDS: readonly string[] = ['collection', 'fee', 'refund', 'chargeback', 'reserve', 'release', 'adjustment'];

const PAID_AT = '18:00:00';

const atPayTime = (day: Temporal.PlainDate) => day.toZonedDateTime({ timeZone: ZONE, plainTime: PAID_AT }).toInstant();

/** Returns the day on the wall clock of Lagos. */
export const dayOf = (moment: Temporal.Instant): Temporal.PlainDate => moment.toZonedDateTimeISO(ZONE).toPlainDate();

/** Returns the first moment of the day. */
export const startOf = (day: Temporal.PlainDate): Temporal.Instant => day.toZonedDateTime(ZONE).toInstant();

const FRIDAY = 5;

/** Returns when the payments of a day are paid: on the next working day, so those of Friday to Sunday are paid on Monday. */
export function paidAt(day: Temporal.PlainDate): Temporal.Instant {
  const daysLater = day.dayOfWeek < FRIDAY ? 1 : 8 - day.dayOfWeek;
  return atPayTime(day.add({ days: daysLater }));
}

/** Returns what is held back of a day's payments: never more than is available. */
export function withheldOf(collected: bigint, percent: number, available: bigint): bigint {
  const part = (collected * BigInt(percent)) / 100n;
  const least = part < available ? part : available;
  return least > 0n ? least : 0n;
}

/** Returns when it is released: so many days after the day is over. */
export const releaseOf = (day: Temporal.PlainDate, days: number): Temporal.Instant => atPayTime(day.add({ days: days + 1 }));

/** `STL-20261126-26`. A wallet has one settlement of a day. */
export const referenceOf = (day: Temporal.PlainDate, accountId: number): string =>
  `STL-${day.toString().replaceAll('-', '')}-${String(accountId).padStart(2, '0')}`;

/** What the bank statement of the business says. */
export const bankReferenceOf = (reference: string, businessId: number): string =>
  `KONTOR ${reference.replaceAll('-', '')} ${businessId}`;
