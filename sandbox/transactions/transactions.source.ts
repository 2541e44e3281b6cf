/** TRX-03: files of transactions. Amounts are decimal text in major units, times are on the wall clock of Lagos. */
import { TRANSACTION_EXPORT_COLUMNS, type TransactionExportColumn } from '../../contract/transactions/transactionExportColumns';
import type { ListSource, Wanted } from '../http/listSource.types';
import type { CellKind } from '../http/sheet';
import { toMajor } from '../rules/money';
import { dayInWords } from '../rules/wallclock';
import { type AskedTransactions, transactionFilterOf } from './transactionFilter.rules';
import { countTransactions, type FileRow, transactionsAfter } from './transactions';

const CELLS: Readonly<Record<TransactionExportColumn, (row: FileRow) => string | null>> = {
  date: ({ createdAt }) => createdAt,
  email: ({ customerEmail }) => customerEmail,
  amount: ({ amount }) => toMajor(amount),
  currency: ({ currency }) => currency,
  frequency: ({ recurringFrequency }) => recurringFrequency,
  settlement: ({ status, amount, fee }) => (status === 'Successful' ? toMajor(amount - fee) : null),
  method: ({ paymentType }) => paymentType,
  reference: ({ orderReference }) => orderReference,
  status: ({ status }) => status,
  paymentReference: ({ paymentReference }) => paymentReference,
  customerName: ({ customerName }) => customerName,
  fee: ({ fee }) => toMajor(fee),
  responseCode: ({ responseCode }) => responseCode,
};

/** A file needs the zone of its times, because nothing else around it tells. */
const headOf = ({ key, head }: (typeof TRANSACTION_EXPORT_COLUMNS)[number]) => (key === 'date' ? `${head} (WAT)` : head);

const KINDS: { readonly [key in TransactionExportColumn]?: CellKind } = {
  date: 'time',
  amount: 'amount',
  settlement: 'amount',
  fee: 'amount',
};

const inWords = (day: string) => dayInWords(Temporal.PlainDate.from(day.slice(0, 'YYYY-MM-DD'.length)));

function daysOf({ fromdate, todate }: AskedTransactions): string | undefined {
  if (fromdate && todate) return `${inWords(fromdate)} to ${inWords(todate)}`;
  return fromdate ? `from ${inWords(fromdate)}` : todate && `until ${inWords(todate)}`;
}

/** What is newer than the request is not in the file, however long it takes. */
function upTo({ filter, until }: Wanted) {
  const asked = transactionFilterOf(filter);
  const end = until.add({ nanoseconds: 1000 });
  return { ...asked, before: asked.before && Temporal.Instant.compare(asked.before, end) < 0 ? asked.before : end };
}

const isColumn = (key: string): key is TransactionExportColumn => Object.hasOwn(CELLS, key);

export const transactionsSource: ListSource = {
  title: 'Transactions',
  permission: 'transaction.view',
  columns: TRANSACTION_EXPORT_COLUMNS.map((column) => ({
    key: column.key,
    head: headOf(column),
    kind: KINDS[column.key] ?? 'text',
  })),
  check: (filter) => void transactionFilterOf(filter),
  words: (filter: AskedTransactions) => {
    const { currency, status, transactionType, orderreference, paymentreference, email } = filter;
    const parts = [daysOf(filter), status, transactionType, currency, orderreference, paymentreference, email];
    return parts.filter((part): part is string => Boolean(part));
  },
  count: (db, wanted) => countTransactions(db, wanted.scope, upTo(wanted)),
  pages: async function* (db, wanted, columns, size) {
    const cells = columns.filter(isColumn).map((key) => CELLS[key]);
    const filter = upTo(wanted);
    for (let after: FileRow | null = null; ; ) {
      const rows: readonly FileRow[] = await transactionsAfter(db, wanted.scope, filter, after, size);
      yield rows.map((row) => cells.map((cell) => cell(row) ?? ''));
      after = rows.at(-1) ?? null;
      if (rows.length < size || after === null) return;
    }
  },
};
