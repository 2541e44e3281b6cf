/** Without a schema, so that machines may import it. */

/** TRX-03: the columns that a file of transactions may have, in the order of the file. The last ones are not in the list on screen. */
export const TRANSACTION_EXPORT_COLUMNS = [
  { key: 'date', head: 'Date', isUsual: true },
  { key: 'email', head: 'Email', isUsual: true },
  { key: 'amount', head: 'Amount', isUsual: true },
  { key: 'currency', head: 'Currency', isUsual: true },
  { key: 'frequency', head: 'Recurring Frequency', isUsual: true },
  { key: 'settlement', head: 'Settlement Amount', isUsual: true },
  { key: 'method', head: 'Payment method', isUsual: true },
  { key: 'reference', head: 'Reference', isUsual: true },
  { key: 'status', head: 'Status', isUsual: true },
  { key: 'paymentReference', head: 'Payment reference', isUsual: false },
  { key: 'customerName', head: 'Customer name', isUsual: false },
  { key: 'fee', head: 'Fee', isUsual: false },
  { key: 'responseCode', head: 'Response code', isUsual: false },
] as const;

export type TransactionExportColumn = (typeof TRANSACTION_EXPORT_COLUMNS)[number]['key'];
