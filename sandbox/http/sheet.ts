/**
 * A spreadsheet of one sheet, sent while its rows are read. Amounts are numbers and times are dates, so that they can be summed and sorted. All else
 * is text.
 */
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

/** What the texts of a column are: amounts are decimal text in major units, times wall-clock text such as `2026-11-21 09:30:00`. */
export type CellKind = 'text' | 'amount' | 'time';

export interface SheetColumn {
  readonly head: string;
  /** Text unless said. */
  readonly kind?: CellKind;
}

const TEXT_FORMAT = 49;
/** Formats of our own have numbers from here on. */
const OWN_FORMATS = 164;
const DAY_FORMAT = 'yyyy-mm-dd';
/** By the number of decimals. */
const AMOUNT_FORMATS = ['#,##0', '#,##0.0', '#,##0.00', '#,##0.000', '#,##0.0000'];
const formats = [...AMOUNT_FORMATS, DAY_FORMAT, `${DAY_FORMAT} hh:mm:ss`];

/** The numbers of the cell styles: text, bold text, and then a style for each format. */
const PLAIN = 0;
const BOLD = 1;
const FIRST_FORMATTED = 2;
const DAY = FIRST_FORMATTED + AMOUNT_FORMATS.length;
const MOMENT = DAY + 1;

const textCell = (place: string, text: string, style: number) =>
  `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(escapeFormula(text))}</t></is></c>`;

const numberCell = (place: string, number: string, style: number) => `<c r="${place}" s="${style}"><v>${number}</v></c>`;

/** As many significant digits as every double keeps. */
const EXACT_DIGITS = 15;
const AMOUNT = /^-?(\d+)(?:\.(\d+))?$/;

/** A number with its own decimals. Text where a double would round it. */
function amountCell(place: string, text: string): string {
  const [, whole, decimals = ''] = AMOUNT.exec(text) ?? [];
  const digits = `${whole}${decimals}`.replace(/^0+/, '').length;
  const isExact = whole !== undefined && digits <= EXACT_DIGITS && decimals.length < AMOUNT_FORMATS.length;
  return isExact ? numberCell(place, text, FIRST_FORMATTED + decimals.length) : textCell(place, text, PLAIN);
}

const TIME = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2}):(\d{2}))?$/;
/** A sheet counts days from here, and has no zone. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

function timeCell(place: string, text: string): string {
  const [, year, month, day, hour, minute, second] = TIME.exec(text) ?? [];
  if (year === undefined) return textCell(place, text, PLAIN);
  const [h, m, s] = [hour, minute, second].map((part) => Number(part ?? 0));
  const days = (Date.UTC(Number(year), Number(month) - 1, Number(day), h, m, s) - DAY_ZERO) / DAY_MS;
  return numberCell(place, String(days), hour === undefined ? DAY : MOMENT);
}

function cellOf(kind: CellKind, place: string, text: string): string {
  switch (kind) {
    case 'text':
      return textCell(place, text, PLAIN);
    case 'amount':
      return amountCell(place, text);
    case 'time':
      return timeCell(place, text);
  }
}

const rowXml = (number: number, cells: readonly string[]) => `<row r="${number}">${cells.join('')}</row>`;

type Rows = Iterable<readonly string[]> | AsyncIterable<readonly string[]>;

/** Rows are joined into texts of this length, because each text is a buffer and a step of the compression. In characters. */
const PIECE = 32 * 1024;

/** A number that is wider than its column is shown as `####`, unlike text. In characters. */
const WIDTHS = { text: 16, amount: 20, time: 20 } as const satisfies Readonly<Record<CellKind, number>>;

const widthXml = (kind: CellKind, column: number) =>
  `<col min="${column + 1}" max="${column + 1}" width="${WIDTHS[kind]}" customWidth="1"/>`;

async function* sheetXml(columns: readonly SheetColumn[], rows: Rows) {
  const letters = columns.map((_, column) => letterOf(column));
  const kinds = columns.map(({ kind = 'text' }) => kind);
  const heads = columns.map(({ head }, column) => textCell(`${letters[column]}1`, head, BOLD));
  const widths = kinds.map(widthXml).join('');
  let piece = `${HEAD}<worksheet xmlns="${MAIN}"><cols>${widths}</cols><sheetData>${rowXml(1, heads)}`;
  let number = 1;
  for await (const row of rows) {
    number += 1;
    piece += rowXml(
      number,
      row.map((text, column) => cellOf(kinds[column] ?? 'text', `${letters[column]}${number}`, text)),
    );
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

const formatXml = formats.map((code, index) => `<numFmt numFmtId="${OWN_FORMATS + index}" formatCode="${code}"/>`).join('');
const formattedXml = formats.map((_, index) => `<xf numFmtId="${OWN_FORMATS + index}" applyNumberFormat="1"/>`).join('');

const styles = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="${formats.length}">${formatXml}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${FIRST_FORMATTED + formats.length}"><xf numFmtId="${TEXT_FORMAT}" applyNumberFormat="1"/><xf numFmtId="${TEXT_FORMAT}" fontId="1" applyNumberFormat="1" applyFont="1"/>${formattedXml}</cellXfs></styleSheet>`;

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
export const sheetBytes = (name: string, columns: readonly SheetColumn[], rows: Rows): AsyncGenerator<Buffer> =>
  zip([
    { name: '[Content_Types].xml', content: [types] },
    { name: '_rels/.rels', content: [related(['officeDocument', 'xl/workbook.xml'])] },
    { name: 'xl/workbook.xml', content: [workbook(name)] },
    { name: 'xl/_rels/workbook.xml.rels', content: [related(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml'])] },
    { name: 'xl/styles.xml', content: [styles] },
    { name: 'xl/worksheets/sheet1.xml', content: sheetXml(columns, rows) },
  ]);

/** @param name of the sheet, and of the file without its extension */
export const sheetOf = (name: string, columns: readonly SheetColumn[], rows: Rows): ServedFile =>
  new ServedFile(streamed(sheetBytes(name, columns, rows)), `${name}.xlsx`, MEDIA_TYPE);
