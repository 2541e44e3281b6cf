import type { Invoice } from '../../../contract/invoices/invoices';
import { collection } from '../../kit/collection/collection.machine';
import { dateRange, type FilterOf, filters, oneOf, type SavedView, searchIn } from '../../kit/list/filters';
import type { Readers } from '../../kit/list/narrow';
import { isOf, type StandingGroup } from './invoices.rules';

export type { Invoice } from '../../../contract/invoices/invoices';

const GROUPS: readonly { readonly value: StandingGroup; readonly label: string }[] = [
  { value: 'unpaid', label: 'Unpaid' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'partPaid', label: 'Part paid' },
  { value: 'paid', label: 'Paid' },
  { value: 'void', label: 'Void' },
];

/** INV-01: the documented filters, and where an invoice stands. The provider knows no standing. */
export const invoiceFilters = filters({
  keyword: searchIn(
    [
      { value: 'title', label: 'Title' },
      { value: 'customerName', label: 'Customer Name' },
      { value: 'customerEmail', label: 'Customer email' },
      { value: 'reference', label: 'Reference' },
    ],
    { label: 'Search invoices' },
  ),
  status: oneOf('Status', ['Successful', 'Failed', 'Pending', 'Awaiting-Confirmation']),
  standing: oneOf('Standing', GROUPS),
  days: dateRange(),
});
export type InvoiceFilter = FilterOf<typeof invoiceFilters>;

/** An invoice may be overdue and part paid at once, so it is asked for each. */
export const invoiceReaders: Readers<Invoice, InvoiceFilter> = {
  standing: (invoice, group) => (group !== '' && isOf(group, invoice) ? group : ''),
};

/** What a merchant looks for. */
export const invoiceViews: readonly SavedView<InvoiceFilter>[] = [
  { key: 'all', label: 'All', values: () => ({}) },
  ...GROUPS.map(({ value, label }) => ({ key: value, label, values: () => ({ standing: value }) })),
];

/** INV-01: the kit's collection for invoices. */
export const invoicesMachine = collection<Invoice, InvoiceFilter>('invoices', {
  calls: ['listInvoices'],
  req: ['INV-01', 'GEN-04', 'GEN-07'],
  description: 'Lists the invoices of the active business, newest first.',
});
