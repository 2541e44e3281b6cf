/** The settlements that a bank's file is compared with, and the file of what was found (STL-01). The bank's file itself is never sent. */
import type { Settlement } from '../../../contract/settlements/settlements';
import type { Service } from '../../../machines/kit/flow/port';
import type { PaidWanted, ReportWanted } from '../../../machines/settlements/bankCheck/bankCheck.machine';
import type { Compared } from '../../../machines/settlements/bankCheck/bankCheck.types';
import { type Column, csvFile, csvOf, type ExportedFile, type ExportOptions, everyRow, fileName, timeText } from '../exports';
import { listSettlements } from './settlements';

/** Returns every settlement that is paid on these days. */
export const listPaid: Service<PaidWanted, readonly Settlement[]> = ({ from, to, currency }, { signal }) =>
  everyRow(listSettlements, { status: '', dashboard: currency, currency: '', days: { from, to } }, ({ id }) => id, { signal });

const WORDS: Readonly<Record<Compared['kind'], string>> = {
  agrees: 'Agrees',
  missing: 'Missing',
  doubled: 'Doubled',
  different: 'Different',
};

const joined = ({ credits }: Compared, of: (credit: Compared['credits'][number]) => string) => credits.map(of).join('; ');

const columnsIn = (currency: string): readonly Column<Compared>[] => [
  { head: 'Result', cell: ({ kind }) => WORDS[kind] },
  { head: 'Settlement', cell: ({ settlement }) => settlement.reference },
  { head: 'Status', cell: ({ settlement }) => settlement.status },
  { head: 'Paid', kind: 'time', cell: ({ settlement }) => timeText(settlement.settledAt) },
  { head: `Settlement amount (${currency})`, kind: 'amount', cell: ({ settlement }) => settlement.amount ?? '' },
  { head: `Bank amount (${currency})`, kind: 'amount', cell: (entry) => joined(entry, ({ amount }) => amount) },
  { head: 'Bank date', cell: (entry) => joined(entry, ({ day }) => day) },
  { head: 'Row of the file', cell: (entry) => joined(entry, ({ line }) => `${line}`) },
  { head: 'Bank text', cell: (entry) => joined(entry, ({ text }) => text) },
  {
    head: 'Settlements in the credit',
    kind: 'amount',
    cell: ({ credits, together }) => (credits.length > 0 ? `${together}` : ''),
  },
];

const NAME = 'Bank-statement-check';

/** The spreadsheet library loads when it is needed. */
export async function exportBankCheck(
  { entries, currency, format }: ReportWanted,
  { signal }: ExportOptions,
): Promise<ExportedFile> {
  const columns = columnsIn(currency);
  if (format === 'csv') return { name: fileName(NAME, 'csv'), content: csvFile(csvOf(columns, entries)) };
  const { sheetOf } = await import('../sheet/sheet');
  return { name: fileName(NAME, 'xlsx'), content: await sheetOf('Check', columns, entries, signal) };
}
