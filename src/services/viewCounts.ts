import type { StatusCount } from '../../contract/statusCounts';
import type { Service } from '../../machines/kit/flow/port';
import type { DateRange, SavedView } from '../../machines/kit/list/filters';
import type { ViewCounts } from '../../machines/kit/resource/viewCounts';
import { today } from '../../machines/kit/values/days';

interface Counted {
  readonly status?: string | undefined;
  readonly days?: DateRange | undefined;
}

/**
 * Counts the rows of saved views that set a status or days. Views with the same days share a call. A view that sets anything else has no
 * count.
 * @param day today's ISO date
 */
async function countViews<Filter extends Counted>(
  views: readonly SavedView<Filter>[],
  day: string,
  ask: (days: DateRange | null) => Promise<readonly StatusCount[]>,
): Promise<ViewCounts> {
  const asked = new Map<string, Promise<readonly StatusCount[]>>();
  const countsIn = (days: DateRange | null) => {
    const known = JSON.stringify(days);
    const counts = asked.get(known) ?? ask(days);
    asked.set(known, counts);
    return counts;
  };
  const counted = views.map(async ({ key, values }): Promise<readonly [string, number][]> => {
    const { status, days, ...more }: Counted = values(day);
    if (Object.keys(more).length > 0) return [];
    const counts = await countsIn(days ?? null);
    const rows = status ? counts.filter((one) => one.status === status) : counts;
    return [[key, rows.reduce((sum, { count }) => sum + count, 0)]];
  });
  return Object.fromEntries((await Promise.all(counted)).flat());
}

type Options = Parameters<Service<void, void>>[1];

const ANY_DAY: DateRange = { from: '', to: '' };

/**
 * Returns a service that counts the rows of saved views.
 * @param ask for the number of rows of each status on these days. Both are empty for all days
 */
export const countedBy =
  <Filter extends Counted>(ask: (days: DateRange, options: Options, key: string) => Promise<readonly StatusCount[]>) =>
  (views: readonly SavedView<Filter>[]): Service<{ readonly key: string }, ViewCounts> =>
  ({ key }, options) =>
    countViews(views, today(), (days) => ask(days ?? ANY_DAY, options, key));
