/** Creates a file of refunds (GEN-06). Amounts are in major units, times the wall clock of Lagos. */
import { exported } from '../exported';
import { timeText } from '../exports';
import { listRefunds } from './refunds';

export const exportRefunds = exported(listRefunds, {
  name: 'Refunds',
  sheet: 'Refunds',
  keyOf: ({ reference }) => reference,
  columns: [
    { head: 'Date', kind: 'time', cell: ({ createdAt }) => timeText(createdAt) },
    { head: 'Customer Email', cell: ({ email }) => email },
    { head: 'Customer ID', cell: ({ customerId }) => customerId },
    { head: 'Currency', cell: ({ currency }) => currency },
    { head: 'Transaction Amount', kind: 'amount', cell: ({ transactionAmount }) => transactionAmount ?? '' },
    { head: 'Refund Amount', kind: 'amount', cell: ({ amount }) => amount ?? '' },
    { head: 'Transaction reference', cell: ({ orderReference }) => orderReference },
    { head: 'Payment reference', cell: ({ paymentReference }) => paymentReference },
    { head: 'Refund reference', cell: ({ reference }) => reference },
    { head: 'Status', cell: ({ status }) => status },
    { head: 'Remark', cell: ({ remark }) => remark },
    { head: 'Reason', cell: ({ reason }) => reason },
    { head: 'Requested by', cell: ({ by }) => by },
    { head: 'Decided', kind: 'time', cell: ({ decidedAt }) => timeText(decidedAt) },
  ],
});
