/** Serves the settlements of a business, and what they sum. */

import { settlementItems as itemEndpoints } from '../../contract/settlements/settlementItems';
import { SETTLEMENT_LINES, type SettlementStatus } from '../../contract/settlements/settlementStatuses';
import { settlements as endpoints } from '../../contract/settlements/settlements';
import type { Scope } from '../context';
import { pagingOf } from '../http/paging.routes';
import { period } from '../http/period.routes';
import { serve } from '../http/serve';
import { settleDaysFor } from '../ledger/settlements';
import { bankReferenceOf, dayOf, paidAt } from '../ledger/settlements.rules';
import { Refusal } from '../refusal';
import { isCurrency, toMajor } from '../rules/money';
import { banks } from '../rules/recipients';
import { toWallClock } from '../rules/wallclock';
import { type ItemView, listItems, settledTransactions } from './items';
import {
  findSettlement,
  type GroupedSettlement,
  groupedCounts,
  listGrouped,
  listSettlements,
  type SettlementView,
  unpaidOf,
} from './settlements';

const bankOf = (bankId: number | null) => banks.find(({ id }) => id === bankId);

const DESTINATIONS = { wallet: 'Wallet', bank: 'Bank account' } as const;

/** The account of a wallet is the business itself. */
const accountOf = (accountNumber: string | null, { businessId }: Pick<Scope, 'businessId'>) =>
  accountNumber ?? String(businessId);

const amountOf = ({ lines }: SettlementView, name: string) => lines.find(({ line }) => line === name)?.amount ?? 0n;

const inList = (view: SettlementView) => {
  const { settlement, business } = view;
  return {
    id: settlement.id,
    subsidiaryId: settlement.businessId,
    subsidiaryName: business,
    transactionAmount: toMajor(amountOf(view, 'collections')),
    fee: toMajor(-amountOf(view, 'fees')),
    currency: settlement.currency,
    settlementStatus: settlement.status,
    dateCreated: toWallClock(settlement.closedAt),
    transactionReference: settlement.reference,
    finalSettlementDate: toWallClock(settlement.settledAt ?? settlement.expectedAt),
    settlementAmount: toMajor(settlement.amount),
    settlementDestination: DESTINATIONS[settlement.destination],
    settlementAccount: accountOf(settlement.accountNumber, settlement),
    settlementBankName: bankOf(settlement.bankId)?.name ?? null,
    transactionCount: settlement.transactionCount,
  };
};

/** What it sums never changes, so only what happens to it makes another version. */
const versionOf = ({ itemCount, status, settledAt }: SettlementView['settlement']) =>
  `${itemCount} ${status} ${settledAt === null ? '' : toWallClock(settledAt)}`;

/** To a bank, a settlement below zero pays nothing. */
const paidOf = ({ amount, settledAt }: SettlementView['settlement']) =>
  settledAt === null ? null : toMajor(amount > 0n ? amount : 0n);

const grouped = (row: GroupedSettlement, { businessId }: Scope) => ({
  subsidiaryName: row.business,
  settlementAccount: accountOf(row.accountNumber, { businessId }),
  settlementBankName: bankOf(row.bankId)?.name ?? null,
  settlementBankCode: bankOf(row.bankId)?.bankCode ?? null,
  settlementDestination: DESTINATIONS[row.destination],
  transactionCount: row.transactions,
  settlementAmount: toMajor(BigInt(row.amount)),
  currency: row.currency,
  finalSettlementDate: toWallClock(Temporal.Instant.from(row.paidAt.replace(' ', 'T'))),
  settlementStatus: row.status,
  subsidiaryId: businessId,
  settlementIds: row.ids,
  settlementReferences: row.references,
});

const item = ({ part, transaction, refund, chargeback, reserve }: ItemView) => {
  const of = refund ?? chargeback;
  return {
    id: `${part.id}-${part.line}`,
    dateCreated: toWallClock(part.at),
    line: part.line,
    amount: toMajor(part.amount),
    reference: of?.reference ?? transaction?.orderReference ?? null,
    description: transaction?.customerEmail ?? (reserve && `Reserve of ${reserve.day}`),
    subject: subjectOf({ transaction, refund, chargeback }),
  };
};

function subjectOf({ transaction, refund, chargeback }: Pick<ItemView, 'transaction' | 'refund' | 'chargeback'>) {
  if (refund) return { kind: 'refund' as const, id: refund.reference };
  if (chargeback) return { kind: 'chargeback' as const, id: String(chargeback.id) };
  return transaction && { kind: 'payment' as const, id: transaction.paymentReference };
}

const pageCount = (total: number, size: number) => Math.ceil(total / size);

/** The statuses of a group are more than those of a settlement: one that no settlement can have finds none. */
function statusOf(status: string | undefined): SettlementStatus | undefined {
  switch (status) {
    case undefined:
    case 'Completed':
    case 'Pending':
    case 'Flagged':
    case 'Failed':
      return status;
    default:
      throw new Refusal(400, 'status must be Completed, Pending, Flagged or Failed');
  }
}

export const settlementsRoutes = [
  serve(endpoints.listSettlements, async ({ query }, { context, session }) => {
    await settleDaysFor(context, session);
    const { page, limit, settlementstatus: status, currency, fromdate, todate } = query;
    const filter = { status, currency, ...period('fromdate', fromdate, 'todate', todate) };
    const { rows, total } = await listSettlements(context, session, filter, pagingOf('limit', page, limit));
    return { items: rows.map(inList), totalItems: total };
  }),
  serve(endpoints.listGroupedSettlements, async ({ query }, { context, session }) => {
    await settleDaysFor(context, session);
    const { page, size, settlementstatus: status, currency, fromdate, todate } = query;
    const filter = { status, currency, ...period('fromdate', fromdate, 'todate', todate) };
    const paging = query.export ? null : pagingOf('size', page, size);
    const { rows, total } = await listGrouped(context, session, filter, paging);
    const items = rows.map((row) => grouped(row, session));
    return { data: { items, page: { total, totalPage: paging ? pageCount(total, paging.size) : 1 } } };
  }),
  serve(endpoints.countGroupedSettlements, async ({ query: { currency, fromdate, todate } }, { context, session }) => {
    await settleDaysFor(context, session);
    const filter = { status: undefined, currency, ...period('fromdate', fromdate, 'todate', todate) };
    return { data: await groupedCounts(context, session, filter) };
  }),
  serve(endpoints.getSettlementSummary, async ({ query: { currency } }, { context, session }) => {
    await settleDaysFor(context, session);
    if (!isCurrency(currency)) throw new Refusal(400, 'currency is not supported');
    const { unsettled, pending, flagged, reserve, nextAt } = await unpaidOf(context, session, currency);
    const major = ({ count, amount }: { count: number; amount: bigint }) => ({ count, amount: toMajor(amount) });
    const nextSettlementDate = toWallClock(nextAt ?? paidAt(dayOf(context.clock.now())));
    const sums = { unsettled: major(unsettled), pending: major(pending), flagged: major(flagged) };
    return { data: { currency, ...sums, reserve: reserve > 0n ? toMajor(reserve) : null, nextSettlementDate } };
  }),
  serve(endpoints.getSettlement, async ({ params }, { context, session }) => {
    await settleDaysFor(context, session);
    const found = await findSettlement(context, session, params.id);
    const { settlement, lines, reserve } = found;
    const inOrder = SETTLEMENT_LINES.flatMap((name) => lines.filter(({ line }) => line === name));
    return {
      settlement: {
        ...inList(found),
        bankReference: settlement.destination === 'bank' ? bankReferenceOf(settlement.reference, settlement.businessId) : null,
        paidAmount: paidOf(settlement),
        remark: settlement.remark,
        reservePercent: reserve?.percent ?? null,
        reserveDays: reserve?.days ?? null,
        lines: inOrder.map(({ line, items, amount }) => ({ line, count: items, amount: toMajor(amount) })),
        itemCount: settlement.itemCount,
        version: versionOf(settlement),
      },
    };
  }),
  serve(itemEndpoints.listSettlementItems, async ({ params, query }, { context, session }) => {
    await settleDaysFor(context, session);
    const paging = pagingOf('size', query.page, query.size);
    const { settlement, rows, total } = await listItems(context, session, params.id, query.line, paging);
    const settlementAmount = toMajor(settlement.amount);
    return { items: rows.map(item), totalCount: total, version: versionOf(settlement), settlementAmount };
  }),
  serve(itemEndpoints.listSettlementTransactions, async ({ query }, { context, session }) => {
    await settleDaysFor(context, session);
    const { settlementId, subsidiaryId, status, currency, fromdate, todate, page, size } = query;
    const days = period('fromdate', fromdate, 'todate', todate);
    const paging = query.export ? null : pagingOf('size', page, size);
    if (settlementId) await findSettlement(context, session, settlementId);
    else if (!subsidiaryId) throw new Refusal(400, 'Send settlementId or subsidiaryId');
    else if (subsidiaryId !== String(session.businessId)) throw new Refusal(404, 'Settlement not found');
    const settled = settlementId ? { id: settlementId, ...days } : { status: statusOf(status), currency, ...days };
    const { rows, total } = await settledTransactions(context, session, settled, paging);
    const items = rows.map(({ transaction }) => ({
      id: transaction.id,
      dateCreated: toWallClock(transaction.createdAt),
      customerEmail: transaction.customerEmail,
      transactionAmount: toMajor(transaction.amount),
      fee: toMajor(transaction.fee),
      settlementAmount: toMajor(transaction.amount - transaction.fee),
      currency: { shortName: transaction.currency },
      recurringFrequency: transaction.recurringFrequency,
      paymentTypeName: transaction.paymentType,
      orderReference: transaction.orderReference,
      paymentReference: transaction.paymentReference,
      orderStatus: transaction.status,
    }));
    return { data: { items, page: { total, totalPage: paging ? pageCount(total, paging.size) : 1 } }, total };
  }),
];
