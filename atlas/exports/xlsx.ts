/** A sheet with a row for each step, and an empty column for what came of it. Every cell is text. */
import writeExcelFile from 'write-excel-file/node';
import type { Told } from './tell';

const HEAD = ['Path', 'Requirements', 'Step', 'Action', 'Expected result', 'State', 'Result'];
const WIDTHS = [20, 20, 6, 55, 70, 25, 15];

/** A sheet's name has 31 letters at most. */
const NAME = 31;

export async function asSheet({ flow, paths }: Told): Promise<Uint8Array> {
  const rows = paths.flatMap(({ id, req, begins, steps }) =>
    [begins, ...steps].map(({ does, sees, state }, n) => [id, req.join(' '), String(n), does, sees, state, '']),
  );
  const cell = (value: string) => ({ value, type: String, wrap: true, alignVertical: 'top' as const });
  const head = HEAD.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  const sheet = writeExcelFile([head, ...rows.map((row) => row.map(cell))], {
    sheet: flow.slice(0, NAME),
    columns: WIDTHS.map((width) => ({ width })),
    stickyRowsCount: 1,
  });
  return new Uint8Array(await sheet.toBuffer());
}
