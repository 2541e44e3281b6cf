/** Lists of settlements, and of the payments of one, as files (STL-01, STL-02, GEN-06). */
import type { Transaction } from '../../../contract/transactions/transactions';
import { subtract } from '../../../machines/kit/values/money';
import { exported } from '../exported';
import { timeText } from '../exports';
import { listGroupedSettlements, listSettlementTransactions } from './settlements';

const time = (at: string | null) => (at === null ? '' : timeText(at));

export const exportGroupedSettlements = exported(listGroupedSettlements, {
  name: 'Settlements',
  sheet: 'Settlements',
  keyOf: ({ settlementIds, settledAt, account, currency }) => settlementIds.join() || `${settledAt} ${account} ${currency}`,
  columns: [
    { head: 'Settlement date', kind: 'time', cell: ({ settledAt }) => time(settledAt) },
    { head: 'Settlements', cell: ({ references }) => references.join(', ') },
    { head: 'Destination', cell: ({ destination }) => destination },
    { head: 'Destination account', cell: ({ account }) => account },
    { head: 'Bank', cell: ({ bank }) => bank },
    { head: 'Transaction count', kind: 'amount', cell: ({ transactions }) => `${transactions ?? ''}` },
    { head: 'Currency', cell: ({ currency }) => currency },
    { head: 'Settlement amount', kind: 'amount', cell: ({ amount }) => amount ?? '' },
    { head: 'Status', cell: ({ status }) => status },
  ],
});

/** The provider's own figure, or the amount less the fee. Every payment of a settlement was paid. */
const settledOf = ({ settlementAmount, amount, fee }: Transaction) =>
  settlementAmount ?? (amount === null || fee === null ? '' : subtract(amount, fee));

export const exportSettlementTransactions = exported(listSettlementTransactions, {
  name: 'Settlement-transactions',
  sheet: 'Transactions',
  keyOf: ({ id }) => id,
  columns: [
    { head: 'Date', kind: 'time', cell: ({ createdAt }) => timeText(createdAt) },
    { head: 'Email', cell: ({ email }) => email },
    { head: 'Currency', cell: ({ currency }) => currency },
    { head: 'Amount', kind: 'amount', cell: ({ amount }) => amount ?? '' },
    { head: 'Recurring Frequency', cell: ({ recurringFrequency }) => recurringFrequency },
    { head: 'Settlement Amount', kind: 'amount', cell: settledOf },
    { head: 'Payment method', cell: ({ method }) => method },
    { head: 'Reference', cell: ({ reference }) => reference },
    { head: 'Status', cell: ({ status }) => status },
  ],
});
