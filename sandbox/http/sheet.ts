/** A spreadsheet of one sheet, sent while its rows are read. Every cell is text, so that no amount becomes a binary fraction. */
import { ServedFile } from '../../contract/endpoint';
import { escapeFormula } from '../rules/escapeFormula';
import { zip } from './zip';

const MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** In a spreadsheet `_x003D_` stands for a character. Text that only looks like it is escaped. */
const literal = (text: string) => text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');

/** Characters that XML cannot hold or would change are written as numbers. */
const escaped = (text: string) =>
  literal(text)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that are meant
    .replace(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g, (sign) => `_x${sign.charCodeAt(0).toString(16).padStart(4, '0')}_`)
    .replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

const letterOf = (column: number): string =>
  (column >= 26 ? letterOf(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

const rowOf = (cells: readonly string[], number: number, style: number) =>
  `<row r="${number}">${cells
    .map((cell, column) => {
      const place = `${letterOf(column)}${number}`;
      return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(escapeFormula(cell))}</t></is></c>`;
    })
    .join('')}</row>`;

type Rows = Iterable<readonly string[]> | AsyncIterable<readonly string[]>;

const PLAIN = 0;
const BOLD = 1;

/** Rows are joined into texts of this length, because each text is a buffer and a step of the compression. In characters. */
const PIECE = 32 * 1024;

async function* sheetXml(head: readonly string[], rows: Rows) {
  let piece = `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${rowOf(head, 1, BOLD)}`;
  let number = 1;
  for await (const row of rows) {
    number += 1;
    piece += rowOf(row, number, PLAIN);
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}</sheetData></worksheet>`;
}

const part = (name: string, type: string) => `<Override PartName="/xl/${name}.xml" ContentType="${TYPES}.${type}+xml"/>`;

const types = `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('workbook', 'sheet.main')}${part('worksheets/sheet1', 'worksheet')}${part('styles', 'styles')}</Types>`;

const related = (...targets: readonly (readonly [type: string, target: string])[]) =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

const workbook = (name: string) =>
  `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

const styles = `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`;

/** Reads no faster than it sends, and stops when nobody waits for it. */
const streamed = (parts: AsyncGenerator<Buffer>) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: async (controller) => {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(new Uint8Array(value));
    },
    cancel: async () => {
      await parts.return(undefined);
    },
  });

/** The bytes of a spreadsheet, made while its rows are read. */
export const sheetBytes = (name: string, head: readonly string[], rows: Rows): AsyncGenerator<Buffer> =>
  zip([
    { name: '[Content_Types].xml', content: [types] },
    { name: '_rels/.rels', content: [related(['officeDocument', 'xl/workbook.xml'])] },
    { name: 'xl/workbook.xml', content: [workbook(name)] },
    { name: 'xl/_rels/workbook.xml.rels', content: [related(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml'])] },
    { name: 'xl/styles.xml', content: [styles] },
    { name: 'xl/worksheets/sheet1.xml', content: sheetXml(head, rows) },
  ]);

/** @param name of the sheet, and of the file without its extension */
export const sheetOf = (name: string, head: readonly string[], rows: Rows): ServedFile =>
  new ServedFile(streamed(sheetBytes(name, head, rows)), `${name}.xlsx`, MEDIA_TYPE);
