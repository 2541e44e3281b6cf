import type { Transaction } from '../../../contract/transactions/transactions';
import { collection } from '../../kit/collection/collection.machine';
import { dateRange, type FilterOf, filters, fixed } from '../../kit/list/filters';

/** STL-01: the settlement, and the days on which the customers paid. */
export const settlementTransactionFilters = filters({ settlement: fixed('settlement'), days: dateRange() });
export type SettlementTransactionFilter = FilterOf<typeof settlementTransactionFilters>;

export const settlementTransactionsMachine = collection<Transaction, SettlementTransactionFilter>('settlementTransactions', {
  calls: ['listSettlementTransactions'],
  req: ['STL-01', 'GEN-07'],
  description: 'Lists the customers’ payments that one settlement sums, newest first.',
});
