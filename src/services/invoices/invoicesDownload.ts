/** Creates a file of invoices (GEN-06). Amounts are in major units, times the wall clock of Lagos. */
import type { Invoice, InvoiceFilter } from '../../../machines/invoices/invoices/invoices.machine';
import type { Page, Query } from '../../../machines/kit/collection/collection.types';
import type { Service } from '../../../machines/kit/flow/port';
import { exported } from '../exported';
import { timeText } from '../exports';

/** What the list shows of an invoice beside its columns, as the machine of the list says it. */
export interface InvoiceFileRules {
  /** What is left to pay, in major units. */
  readonly left: (invoice: Invoice) => string;
  readonly due: (invoice: Invoice) => string;
}

export const exportInvoices = (list: Service<Query<InvoiceFilter>, Page<Invoice>>, { left, due }: InvoiceFileRules) =>
  exported(list, {
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
      { head: 'Left to pay', kind: 'amount', cell: left },
      { head: 'Due date', cell: ({ dueOn }) => dueOn ?? '' },
      { head: 'Due', cell: due },
      { head: 'Status', cell: ({ status }) => status },
      { head: 'Created', kind: 'time', cell: ({ createdAt }) => timeText(createdAt) },
      { head: 'Payment link', cell: ({ url }) => url },
    ],
  });
