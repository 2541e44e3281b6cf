/** Creates a file of invoices (GEN-06). Amounts are in major units, times the wall clock of Lagos. */
import { invoiceFilters, invoiceReaders } from '../../../machines/invoices/invoices/invoices.machine';
import { decimalOf, dueInWords, standing } from '../../../machines/invoices/invoices/invoices.rules';
import { narrowed } from '../../../machines/kit/list/narrow';
import { exported } from '../exported';
import { timeText } from '../exports';
import { listInvoices } from './invoices';

export const exportInvoices = exported(narrowed(listInvoices, invoiceFilters, invoiceReaders), {
  name: 'Invoices',
  sheet: 'Invoices',
  keyOf: ({ id }) => id,
  columns: [
    { head: 'Title', cell: ({ title }) => title },
    { head: 'Customer Name', cell: ({ customerName }) => customerName },
    { head: 'Customer Email', cell: ({ customerEmail }) => customerEmail },
    { head: 'Company Name', cell: ({ companyName }) => companyName },
    { head: 'Reference', cell: ({ reference }) => reference },
    { head: 'Currency', cell: ({ currency }) => currency },
    { head: 'Amount', kind: 'amount', cell: ({ amount }) => amount },
    { head: 'Paid', kind: 'amount', cell: ({ paid }) => paid },
    { head: 'Refunded', kind: 'amount', cell: ({ refunded }) => refunded },
    { head: 'Left to pay', kind: 'amount', cell: (invoice) => decimalOf(standing(invoice).left) },
    { head: 'Due date', cell: ({ dueOn }) => dueOn ?? '' },
    { head: 'Due', cell: (invoice) => dueInWords(standing(invoice))?.text ?? '' },
    { head: 'Status', cell: ({ status }) => status },
    { head: 'Created', kind: 'time', cell: ({ createdAt }) => timeText(createdAt) },
    { head: 'Payment link', cell: ({ url }) => url },
  ],
});
