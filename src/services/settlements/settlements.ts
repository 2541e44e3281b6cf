/** The ports of settlements (STL-01, STL-02). */
import { type SettlementItemPage, settlementItems } from '../../../contract/settlements/settlementItems';
import { isSettlementLine, type SettlementLine } from '../../../contract/settlements/settlementStatuses';
import {
  type GroupedSettlement,
  type Settlement,
  type SettlementInFull,
  type SettlementSummary,
  settlements,
} from '../../../contract/settlements/settlements';
import type { Transaction } from '../../../contract/transactions/transactions';
import type { Page, Query } from '../../../machines/kit/collection/collection.types';
import type { Service } from '../../../machines/kit/flow/port';
import { currencyOf } from '../../../machines/kit/list/inCurrency';
import type { GroupedSettlementFilter } from '../../../machines/settlements/groupedSettlements/groupedSettlements.machine';
import type { PageWanted } from '../../../machines/settlements/reconciliation/reconciliation.machine';
import type { SettlementFilter } from '../../../machines/settlements/settlements/settlements.machine';
import type { SettlementTransactionFilter } from '../../../machines/settlements/settlementTransactions/settlementTransactions.machine';
import { call } from '../call';
import { dayParams, given } from '../days';
import { countedBy } from '../viewCounts';

export const listGroupedSettlements: Service<Query<GroupedSettlementFilter>, Page<GroupedSettlement>> = (
  { filter, page, size },
  options,
) => {
  const { status, days } = filter;
  const query = {
    page: `${page}`,
    size: `${size}`,
    ...given({ settlementstatus: status, currency: currencyOf(filter) }),
    ...dayParams(days, 'fromdate', 'todate'),
  };
  return call(settlements.listGroupedSettlements, { query }, options);
};

/** Returns how many settlements each view has. The key is their currency, and empty for all. */
export const groupedSettlementCounts = countedBy<GroupedSettlementFilter>((days, options, currency) =>
  call(
    settlements.countGroupedSettlements,
    { query: { ...given({ currency }), ...dayParams(days, 'fromdate', 'todate') } },
    options,
  ),
);

export const listSettlementTransactions: Service<Query<SettlementTransactionFilter>, Page<Transaction>> = (
  { filter, page, size },
  options,
) => {
  const query = {
    settlementId: filter.settlement,
    page: `${page}`,
    size: `${size}`,
    ...dayParams(filter.days, 'fromdate', 'todate'),
  };
  return call(settlementItems.listSettlementTransactions, { query }, options);
};

export const listSettlements: Service<Query<SettlementFilter>, Page<Settlement>> = ({ filter, page, size }, options) => {
  const { status, days } = filter;
  const query = {
    page: `${page}`,
    limit: `${size}`,
    ...given({ settlementstatus: status, currency: currencyOf(filter) }),
    ...dayParams(days, 'fromdate', 'todate'),
  };
  return call(settlements.listSettlements, { query }, options);
};

export const getSettlementSummary: Service<{ readonly key: string }, SettlementSummary> = ({ key }, options) =>
  call(settlements.getSettlementSummary, { query: { currency: key } }, options);

export const getSettlement: Service<{ readonly key: string }, SettlementInFull> = ({ key }, options) =>
  call(settlements.getSettlement, { params: { id: key } }, options);

export const readStatement: Service<{ readonly id: string }, SettlementInFull> = ({ id }, options) =>
  call(settlements.getSettlement, { params: { id } }, options);

export const readItems: Service<PageWanted, SettlementItemPage> = ({ id, page, size }, options) =>
  call(settlementItems.listSettlementItems, { params: { id }, query: { page: `${page}`, size: `${size}` } }, options);

/** How many items of a line are shown below it. */
const FIRST_ITEMS = 20;

/** Returns the settlement and the line of a key. */
function lineOfKey(key: string): { readonly id: string; readonly line: SettlementLine } {
  const at = key.lastIndexOf('/');
  const line = key.slice(at + 1);
  if (!isSettlementLine(line)) throw new TypeError(`${key} names no line`);
  return { id: key.slice(0, at), line };
}

export const readLine: Service<{ readonly key: string }, SettlementItemPage> = ({ key }, options) => {
  const { id, line } = lineOfKey(key);
  return call(
    settlementItems.listSettlementItems,
    { params: { id }, query: { page: '1', size: `${FIRST_ITEMS}`, line } },
    options,
  );
};
