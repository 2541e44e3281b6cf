/** Serves what the provider holds back of a business. */
import { rollingReserves as endpoints } from '../../contract/settlements/rollingReserves';
import { pagingOf } from '../http/paging.routes';
import { period } from '../http/period.routes';
import { serve } from '../http/serve';
import { settleDaysFor } from '../ledger/settlements';
import { Refusal } from '../refusal';
import { isCurrency, toMajor } from '../rules/money';
import { toWallClock } from '../rules/wallclock';
import { listReserves, type ReserveView, reserveStatus, reserveSummary } from './reserves';

const inList = ({ reserve, settlement }: ReserveView, now: Temporal.Instant) => ({
  id: reserve.id,
  settlementDate: toWallClock(settlement.settledAt ?? settlement.expectedAt),
  settlementAmount: toMajor(settlement.amount),
  withheldAmount: toMajor(reserve.amount),
  balance: toMajor(reserve.releasedAt ? 0n : reserve.amount),
  status: reserveStatus(reserve, now),
  currency: reserve.currency,
  percentage: reserve.percent,
  releaseDate: toWallClock(reserve.releasedAt ?? reserve.releaseAt),
  settlementId: settlement.id,
  settlementReference: settlement.reference,
});

export const reservesRoutes = [
  serve(endpoints.listRollingReserves, async ({ query }, { context, session }) => {
    await settleDaysFor(context, session);
    const { currency, status, fromdate, todate, releasefrom, releaseto, page, size } = query;
    const paging = pagingOf('size', page, size);
    const release = period('releasefrom', releasefrom, 'releaseto', releaseto);
    const filter = { currency, status, release, ...period('fromdate', fromdate, 'todate', todate) };
    const { rows, total } = await listReserves(context, session, filter, paging);
    const now = context.clock.now();
    return { items: rows.map((row) => inList(row, now)), page: { total, totalPage: Math.ceil(total / paging.size) } };
  }),
  serve(endpoints.getReserveSummary, async ({ query: { currency } }, { context, session }) => {
    await settleDaysFor(context, session);
    if (!isCurrency(currency)) throw new Refusal(400, 'currency is not supported');
    const { held, count, next, released, terms, weeks } = await reserveSummary(context, session, currency);
    return {
      data: {
        ...{ currency, held: toMajor(held), heldCount: count },
        nextRelease: next && { date: toWallClock(next.at), amount: toMajor(next.amount) },
        releasedThisMonth: toMajor(released),
        percentage: terms?.reservePercent ?? null,
        days: terms?.reserveDays ?? null,
        weeks: weeks.map((week) => ({ weekStart: week.start, amount: toMajor(week.amount), count: week.count })),
      },
    };
  }),
];
