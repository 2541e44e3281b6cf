/** The files of a bulk payout: made from what is on screen, saved by the browser. */
import { COLUMNS } from '../../../machines/bulkPayout/bulkPayout.file';
import type { Entry } from '../../../machines/bulkPayout/bulkPayout.rules';
import { saveFile } from '../../flow/saveFile';
import { type Column, fileName } from '../../services/exports';
import { sheetOf } from '../../services/sheet';

const columns: readonly Column<Entry>[] = [
  ...COLUMNS.map(({ field, head }) => ({ head, cell: ({ row }: Entry) => row[field] })),
  { head: 'Row', cell: ({ row }) => String(row.line) },
  { head: 'What is wrong', cell: ({ problems }) => problems.map(({ says }) => says).join(' ') },
];

/** The rows that want attention, as they stand now; cells that a spreadsheet would take for formulas are kept from being any. */
export async function saveProblems(entries: readonly Entry[]): Promise<void> {
  const rows = entries.filter(({ state }) => state === 'attention');
  saveFile(await sheetOf('Rows', columns, rows), fileName('Bulk-payout-rows', 'xlsx'));
}

/** The headings alone, as text: a file that only has to be filled in, and keeps the zeros in front. */
export async function saveTemplate(): Promise<void> {
  const heads = COLUMNS.map(({ head }) => ({ head, cell: () => '' }));
  saveFile(
    await sheetOf(
      'Payouts',
      heads,
      Array.from({ length: 100 }, () => null),
    ),
    'Bulk-payout-template.xlsx',
  );
}
