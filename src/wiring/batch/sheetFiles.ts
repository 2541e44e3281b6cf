/** The spreadsheets of a flow of a file: the template, and the rows to correct. Made from what is on screen, saved by the browser. */
import type { EntryState } from '../../../machines/kit/batch/batch.types';
import type { Wanted as Requested, Saved } from '../../../machines/kit/download/download.machine';
import type { Service } from '../../../machines/kit/flow/port';
import { saveFile } from '../../flow/saveFile';
import { type Column, fileName } from '../../services/exports';
import { sheetOf } from '../../services/sheet/sheet';

interface ToCorrect {
  readonly row: { readonly line: number };
  readonly state: EntryState;
  readonly problems: readonly { readonly says: string }[];
}

type Wanted<Entry> = { readonly of: 'template' } | { readonly of: 'problems'; readonly entries: readonly Entry[] };

interface SheetFiles<Entry> {
  /** The name of the files: `Bulk-payout`. */
  readonly name: string;
  /** The name of the template's sheet. */
  readonly sheet: string;
  readonly columns: readonly Column<Entry>[];
  /** Why a row that was not looked up is not ready. */
  readonly waiting: string;
}

/** The number of empty rows that are formatted as text, so that input keeps its leading zeros. */
const TEMPLATE_ROWS = 100;

function whyNot({ state, problems }: ToCorrect, waiting: string): string {
  const said = state === 'leftOut' ? ['You excluded this row.'] : state === 'waiting' ? [waiting] : [];
  return [...said, ...problems.map(({ says }) => says)].join(' ');
}

async function made<Entry extends ToCorrect>(wanted: Wanted<Entry>, { name, sheet, columns, waiting }: SheetFiles<Entry>) {
  if (wanted.of === 'problems') {
    const rows = wanted.entries.filter(({ state }) => state !== 'ready');
    const about: readonly Column<Entry>[] = [
      ...columns,
      { head: 'Row', cell: ({ row }) => String(row.line) },
      { head: 'Errors', cell: (entry) => whyNot(entry, waiting) },
    ];
    return { name: fileName(`${name}-rows`, 'xlsx'), content: await sheetOf('Rows', about, rows) };
  }
  const heads = columns.map(({ head }) => ({ head, cell: () => '' }));
  const rows = Array.from({ length: TEMPLATE_ROWS }, () => null);
  return { name: `${name}-template.xlsx`, content: await sheetOf(sheet, heads, rows) };
}

/** Returns what saves the template, or the rows that are not ready. Cells that a spreadsheet would read as formulas are escaped. */
export const sheetSaver =
  <Entry extends ToCorrect>(files: SheetFiles<Entry>): Service<Requested<Wanted<Entry>, 'xlsx'>, Saved> =>
  async ({ filter }, { signal }) => {
    const { name, content } = await made(filter, files);
    signal.throwIfAborted();
    saveFile(content, name);
    return { fileName: name };
  };
