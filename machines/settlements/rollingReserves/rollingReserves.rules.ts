/** RSV-01: where an item of the rolling reserve leads, and when it is released. */
import { pageOfSettlement } from '../groupedSettlements/groupedSettlements.rules';

/** Returns the statement of the settlement that an item was held back of. Null if the provider doesn't say which. */
export const pageOfReserve = ({ settlementId }: { readonly settlementId: string | null }): string | null =>
  settlementId === null ? null : pageOfSettlement(settlementId);

/** Returns the Monday of a day's week. */
export function mondayOf(day: string): string {
  const date = Temporal.PlainDate.from(day);
  return date.subtract({ days: date.dayOfWeek - 1 }).toString();
}

/** How near a release is. `due`: today or overdue. `soon`: within a week. */
export type Nearness = 'due' | 'soon' | 'later';

const SOON_DAYS = 7;

/** Returns in how many days something is released, in words, and how near that is. `day` is today's ISO date. */
export function releaseIn(releaseAt: string, day: string): { readonly words: string; readonly nearness: Nearness } {
  const days = Temporal.PlainDate.from(day).until(Temporal.PlainDateTime.from(releaseAt).toPlainDate()).days;
  if (days <= 0) return { words: 'Release due', nearness: 'due' };
  return { words: days === 1 ? 'tomorrow' : `in ${days} days`, nearness: days <= SOON_DAYS ? 'soon' : 'later' };
}
