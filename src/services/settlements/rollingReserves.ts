/** The rolling reserve: one page, its figures, or all of it as a file (RSV-01, GEN-06). */
import { type ReserveSummary, type RollingReserve, rollingReserves } from '../../../contract/settlements/rollingReserves';
import type { Page, Query } from '../../../machines/kit/collection/collection.types';
import type { Service } from '../../../machines/kit/flow/port';
import { currencyOf } from '../../../machines/kit/list/inCurrency';
import { daysOfWeek } from '../../../machines/kit/values/days';
import type { RollingReserveFilter } from '../../../machines/settlements/rollingReserves/rollingReserves.machine';
import { call } from '../call';
import { dayParams, given } from '../days';
import { exported } from '../exported';
import { timeText } from '../exports';

export const listRollingReserves: Service<Query<RollingReserveFilter>, Page<RollingReserve>> = (
  { filter, page, size },
  options,
) => {
  const { status, week, days } = filter;
  const query = {
    page: `${page}`,
    size: `${size}`,
    ...given({ status, currency: currencyOf(filter) }),
    ...dayParams(days, 'fromdate', 'todate'),
    ...dayParams(daysOfWeek(week), 'releasefrom', 'releaseto'),
  };
  return call(rollingReserves.listRollingReserves, { query }, options);
};

export const getReserveSummary: Service<{ readonly key: string }, ReserveSummary> = ({ key }, options) =>
  call(rollingReserves.getReserveSummary, { query: { currency: key } }, options);

export const exportRollingReserves = exported(listRollingReserves, {
  name: 'Rolling-reserve',
  sheet: 'Rolling reserve',
  keyOf: ({ id }) => id,
  columns: [
    { head: 'Settlement date', kind: 'time', cell: ({ settlementAt }) => (settlementAt === null ? '' : timeText(settlementAt)) },
    { head: 'Settlement', cell: ({ settlementReference }) => settlementReference },
    { head: 'Currency', cell: ({ currency }) => currency },
    { head: 'Settlement amount', kind: 'amount', cell: ({ settlementAmount }) => settlementAmount ?? '' },
    { head: 'Withheld amount', kind: 'amount', cell: ({ withheld }) => withheld ?? '' },
    { head: 'Balance', kind: 'amount', cell: ({ balance }) => balance ?? '' },
    { head: 'Release date', kind: 'time', cell: ({ releaseAt }) => (releaseAt === null ? '' : timeText(releaseAt)) },
    { head: 'Status', cell: ({ status }) => status },
  ],
});
