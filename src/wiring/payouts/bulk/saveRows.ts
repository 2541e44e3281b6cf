/** The files of a bulk payout: made from the rows on screen, saved by the browser. */

import type { Saved, Wanted } from '../../../../machines/kit/download.machine';
import type { Service } from '../../../../machines/kit/port';
import type { Entry } from '../../../../machines/payouts/bulkPayout/bulkPayout.entries';
import { COLUMNS } from '../../../../machines/payouts/bulkPayout/bulkPayout.file';
import type { BulkFileWanted } from '../../../../machines/payouts/bulkPayoutDownload/bulkPayoutDownload.machine';
import { saveFile } from '../../../flow/saveFile';
import { type Column, fileName } from '../../../services/exports';
import { sheetOf } from '../../../services/sheet';

const columns: readonly Column<Entry>[] = [
  ...COLUMNS.map(({ field, head }) => ({ head, cell: ({ row }: Entry) => row[field] })),
  { head: 'Row', cell: ({ row }) => String(row.line) },
  { head: 'Errors', cell: whyNot },
];

const SAID: Readonly<Partial<Record<Entry['state'], string>>> = {
  leftOut: 'You excluded this row.',
  waiting: 'The account name was not looked up.',
};

function whyNot({ state, problems }: Entry): string {
  const said = SAID[state];
  return [...(said ? [said] : []), ...problems.map(({ says }) => says)].join(' ');
}

/** The number of empty rows that are formatted as text, so that input keeps its leading zeros. */
const TEMPLATE_ROWS = 100;

async function made(wanted: BulkFileWanted) {
  if (wanted.of === 'problems') {
    const rows = wanted.entries.filter(({ state }) => state !== 'ready');
    return { name: fileName('Bulk-payout-rows', 'xlsx'), content: await sheetOf('Rows', columns, rows) };
  }
  const heads = COLUMNS.map(({ head }) => ({ head, cell: () => '' }));
  const rows = Array.from({ length: TEMPLATE_ROWS }, () => null);
  return { name: 'Bulk-payout-template.xlsx', content: await sheetOf('Payouts', heads, rows) };
}

/** Saves the template, or the rows that are not ready. Cells that a spreadsheet would read as formulas are escaped. */
export const saveBulkFile: Service<Wanted<BulkFileWanted, 'xlsx'>, Saved> = async ({ filter }, { signal }) => {
  const { name, content } = await made(filter);
  signal.throwIfAborted();
  saveFile(content, name);
  return { fileName: name };
};
