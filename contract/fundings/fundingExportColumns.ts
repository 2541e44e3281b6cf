/** Without a schema, so that machines may import it. */

/** FND-01: the columns that a file of fundings may have, in the order of the file. The last one is not in the list on screen. */
export const FUNDING_EXPORT_COLUMNS = [
  { key: 'date', head: 'Date', isUsual: true },
  { key: 'amount', head: 'Amount', isUsual: true },
  { key: 'currency', head: 'Currency', isUsual: true },
  { key: 'accountNumber', head: 'Account Number', isUsual: true },
  { key: 'alias', head: 'Account Alias', isUsual: true },
  { key: 'method', head: 'Method', isUsual: true },
  { key: 'sessionId', head: 'Session ID', isUsual: true },
  { key: 'status', head: 'Status', isUsual: true },
  { key: 'fee', head: 'Fee', isUsual: true },
  { key: 'reference', head: 'Transaction reference', isUsual: false },
] as const;
