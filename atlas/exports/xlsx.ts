/** A sheet for test management with a row for each step. Every cell is text, so none is run as a formula. */
import writeExcelFile from 'write-excel-file/node';
import { neutral } from '../trace/cells';
import { preparedText } from './manual';
import { byHand } from './rows';
import type { Scripted } from './script';

const HEAD = ['ID', 'Title', 'Precondition', 'Step', 'Action', 'Expected result', 'Requirement', 'Result'];
const WIDTHS = [22, 40, 40, 6, 55, 55, 20, 15];

/** A sheet's name has 31 letters at most. */
const NAME = 31;

export async function asSheet({ flow, scripts }: Scripted): Promise<Uint8Array> {
  const rows = scripts.map(byHand).flatMap(({ id, title, preconditions, req, rows: steps }) =>
    steps.map(({ prepare, does, sees }, n) => {
      const action = [...prepare.map(preparedText), ...does].join(' ');
      return [id, title, preconditions.join(' '), String(n + 1), action, sees.join(' '), req.join(' '), ''];
    }),
  );
  const cell = (value: string) => ({ value: neutral(value), type: String, wrap: true, alignVertical: 'top' as const });
  const head = HEAD.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  const sheet = writeExcelFile([head, ...rows.map((row) => row.map(cell))], {
    sheet: flow.slice(0, NAME),
    columns: WIDTHS.map((width) => ({ width })),
    stickyRowsCount: 1,
  });
  return new Uint8Array(await sheet.toBuffer());
}
