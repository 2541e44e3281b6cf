/** Responses with payouts: in lists, as a file, by wallet, and alone. */

import type { ServeInput } from '../../contract/endpoint';
import { approvals } from '../../contract/payouts/approvals';
import { payouts as endpoints } from '../../contract/payouts/payouts';
import { pagingOf } from '../http/paging.routes';
import { period } from '../http/period.routes';
import { serve, serveChange } from '../http/serve';
import { expireUnverifiedFor } from '../ledger/batches';
import { accountOf, wallets } from '../ledger/ledger';
import { type PayoutStatus, status as statuses, statusNamed, UNDECIDED } from '../ledger/payouts.rules';
import { Refusal } from '../refusal';
import { toMajor } from '../rules/money';
import { decide, sendApprovalCode } from './approvals';
import { allPayouts, listPayouts, type PayoutFilter, payoutById } from './payoutList';
import { payoutSheet } from './payoutSheet.routes';
import { countsByStatus, isTallied, paidOut } from './payoutTotals';
import { alone, inList, pending } from './payoutViews.routes';
import { countPendingApproval, listPendingApproval } from './pendingApproval';

interface Asked {
  readonly pageNumber?: string | undefined;
  readonly pageSize?: string | undefined;
}

const paging = ({ pageNumber, pageSize }: Asked) => pagingOf('pageSize', pageNumber, pageSize);

type Filter = ServeInput<typeof endpoints.downloadPayouts>['query'];

function known(text: string): PayoutStatus {
  const status = statusNamed(text);
  if (status === null) throw new Refusal(400, 'status is not a payout status');
  return status;
}

const filterOf = (query: Omit<Filter, 'status'>, status: PayoutFilter['status']): PayoutFilter => ({
  status,
  currency: query.currency ?? null,
  keyword: query.keyword ?? '',
  column: query.SearchableColumns ?? 'recipient',
  ...(query.bankName && { bankName: query.bankName }),
  ...period('startDate', query.startDate, 'endDate', query.endDate),
});

export const payoutListsRoutes = [
  serve(endpoints.listPayouts, async ({ query }, { context, session }) => {
    const { rows, total } = await listPayouts(context, session, filterOf(query, null), paging(query));
    return { items: rows.map(inList), totalCount: total };
  }),
  serve(endpoints.listPayoutHistory, async ({ query }, { context, session }) => {
    const { rows, total } = await listPayouts(context, session, filterOf(query, known(query.status)), paging(query));
    return { items: rows.map(inList), totalItems: total };
  }),
  serve(endpoints.listPendingPayouts, async ({ query }, { context, session }) => {
    const { rows, total } = await listPayouts(context, session, filterOf(query, statuses.pending), paging(query));
    return { items: rows.map(inList), totalItems: total };
  }),
  serve(approvals.listPayoutsPendingApproval, async ({ query }, { context, session }) => {
    const filter = { ...filterOf(query, UNDECIDED), view: query.pending };
    const { rows, total } = await listPendingApproval(context, session, filter, paging(query));
    return { items: rows.map(pending), totalCount: total };
  }),
  serve(approvals.countPayoutsPendingApproval, async (_, { context, session }) => ({
    data: await countPendingApproval(context, session),
  })),
  serveChange(
    approvals.requestSecondLevelApproval,
    { type: 'Payouts', action: 'Send approval code', subject: ['payouts', 'body.payoutIds'] },
    async ({ body }, { context, session }) => {
      await sendApprovalCode(context, session, body.payoutIds);
      return { status: true, message: 'Success - Enter OTP' };
    },
  ),
  serveChange(
    approvals.verifySecondLevel,
    { type: 'Payouts', action: 'Decide on payouts', subject: ['payouts', 'body.payoutIds'] },
    async ({ body }, { context, session }) => ({
      status: true,
      message: await decide(context, session, body),
    }),
  ),
  serve(endpoints.countPayouts, async ({ query }, { context, session }) => {
    await expireUnverifiedFor(context, session);
    const days = period('startDate', query.startDate, 'endDate', query.endDate);
    if (!isTallied(days)) throw new Refusal(400, 'startDate and endDate must be the first and the last second of a day');
    const counts = await countsByStatus(context, session, { ...days, currency: query.currency ?? null });
    return { data: counts.map(({ status, payouts }) => ({ status, count: payouts })) };
  }),
  serveChange(
    endpoints.downloadPayouts,
    { type: 'Exports', action: 'Download payouts' },
    async ({ query }, { context, session }) => {
      const filter = filterOf(query, query.status === undefined ? null : known(query.status));
      return payoutSheet(await allPayouts(context, session, filter));
    },
  ),
  serve(endpoints.listPayoutWallets, async (_, { context, session }) => {
    await expireUnverifiedFor(context, session);
    const paid = await paidOut(context, session);
    const mine = await wallets(context.db, session);
    return {
      wallets: mine.map(({ account, available }) => ({
        currency: account.currency,
        availableBalance: toMajor(available),
        totalTransfer: toMajor(paid.get(account.currency)?.amount ?? 0n),
        successfulTransfer: paid.get(account.currency)?.payouts ?? 0,
        accountDetails: accountOf(account),
      })),
    };
  }),
  serve(endpoints.getPayout, async ({ params }, { context, session }) => ({
    data: alone(await payoutById(context, session, params.payoutId)),
  })),
];
