/** A spreadsheet of one sheet. Every cell is text, so that no amount becomes a binary fraction. */
import writeExcelFile from 'write-excel-file/node';
import { ServedFile } from '../../contract/endpoint';
import { neutral } from '../rules/cells';

const MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** In a spreadsheet `_x003D_` stands for a character: what only looks like it is written so that it comes back as it was. */
const literal = (text: string) => text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');

const text = (value: string) => ({ value: literal(neutral(value)), type: String });

/** @param name of the sheet, and of the file without its ending */
export async function sheetOf(name: string, head: readonly string[], rows: readonly (readonly string[])[]): Promise<ServedFile> {
  const top = head.map((word) => ({ ...text(word), fontWeight: 'bold' as const }));
  const bytes = await writeExcelFile([top, ...rows.map((row) => row.map(text))], { sheet: name }).toBuffer();
  return new ServedFile(new Uint8Array(bytes), `${name}.xlsx`, MEDIA_TYPE);
}
