/** A workbook of Excel since 2007: XML parts in a ZIP. Of a sheet's XML only cells are read, in one pass over its text. */
import type { Grid, Line } from '../../../machines/kit/batch/batch.file';
import { builtIn, EPOCHS, type Epoch, type Show, showerOf } from './formats';
import { addColumns, chosenSheet, type KnownHeads, notesOn, type Sheet } from './sheets';
import { ambiguous, damaged, MOST_COLUMNS, MOST_LINES, noSpreadsheet, tooLong, tooWide } from './unreadable';
import { attribute, elements, partOf, tagsOf, textIn, unescaped } from './xml';
import type { Zip } from './zip';

const WORKBOOK = 'xl/workbook.xml';

/** Returns the paths of the files in `relations`, by id. */
function targetsIn(relations: string): ReadonlyMap<string, string> {
  const tags = tagsOf(relations, 'Relationship');
  return new Map(
    tags.map((tag) => {
      const target = unescaped(attribute(tag, 'Target') ?? '');
      return [attribute(tag, 'Id') ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`];
    }),
  );
}

interface Part {
  readonly name: string;
  readonly path: string;
  readonly isHidden: boolean;
}

/** Returns the sheets in their order. */
async function sheetsOf(zip: Zip, workbook: string): Promise<readonly Part[]> {
  const targets = targetsIn((await partOf(zip, 'xl/_rels/workbook.xml.rels')) ?? '');
  const tags = tagsOf(workbook, 'sheet');
  return tags.map((tag) => ({
    name: unescaped(attribute(tag, 'name') ?? ''),
    path: targets.get(attribute(tag, 'r:id') ?? '') ?? '',
    isHidden: (attribute(tag, 'state') ?? 'visible') !== 'visible',
  }));
}

async function sharedTexts(zip: Zip): Promise<readonly string[]> {
  const part = (await partOf(zip, 'xl/sharedStrings.xml')) ?? '';
  return Array.from(elements(part, '(?:\\w+:)?si'), ({ inner }) => textIn(inner));
}

/** Returns the number formats of styles, by their index. */
async function showsOf(zip: Zip, epoch: Epoch): Promise<readonly Show[]> {
  const part = (await partOf(zip, 'xl/styles.xml')) ?? '';
  const codes = new Map(
    tagsOf(part, 'numFmt').map((tag) => [Number(attribute(tag, 'numFmtId')), unescaped(attribute(tag, 'formatCode') ?? '')]),
  );
  const [styles] = Array.from(elements(part, '(?:\\w+:)?cellXfs'), ({ inner }) => inner);
  const shows = new Map<number, Show>();
  return tagsOf(styles ?? '', 'xf').map((tag) => {
    const id = Number(attribute(tag, 'numFmtId') ?? 0);
    const show = shows.get(id) ?? showerOf(codes.get(id) ?? builtIn(id), epoch);
    shows.set(id, show);
    return show;
  });
}

/** The maximum number of columns and rows in a sheet. */
const SHEET_COLUMNS = 16_384;
const SHEET_ROWS = 1_048_576;

/** Returns the column's index and the row: `C12` is 2 and 12. @throws Unreadable if there is no such cell */
function placeOf(reference: string): { readonly column: number; readonly row: number } {
  const [, letters = '', digits = ''] = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  if (column < 0 || column >= SHEET_COLUMNS) throw damaged();
  return { column, row: Number(digits) };
}

/** The stored value of a cell, still escaped. */
function valueIn(inner: string): string {
  for (const value of elements(inner, '(?:\\w+:)?v')) return value.inner;
  return '';
}

const FORMULA = /<(?:\w+:)?f[\s/>]/;

/** What cells refer to: texts and styles by index. */
interface Book {
  readonly shared: readonly string[];
  readonly shows: readonly Show[];
}

const general = showerOf('General');

function sharedAt(shared: readonly string[], index: string): string {
  const text = /^\d+$/.test(index) ? shared[Number(index)] : undefined;
  if (text === undefined) throw damaged();
  return text;
}

function cellText(attributes: string, inner: string, { shared, shows }: Book): string {
  const kind = attribute(attributes, 't');
  if (kind === 'inlineStr') return textIn(inner);
  const value = unescaped(valueIn(inner));
  if (kind === 's') return value === '' ? '' : sharedAt(shared, value);
  if (kind === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if ((kind !== null && kind !== 'n') || value === '') return value;
  return (shows[Number(attribute(attributes, 's') ?? 0)] ?? general)(value);
}

interface Found {
  formulas: number;
  /** Formulas without a stored result. */
  unsolved: number;
}

function cellsOf(row: string, number: number, book: Book, found: Found): string[] {
  const cells: string[] = [];
  const filled = new Set<number>();
  let next = 0;
  for (const { attributes, inner } of elements(row, '(?:\\w+:)?c')) {
    const reference = attribute(attributes, 'r');
    const place = reference === null ? { column: next, row: number } : placeOf(reference);
    const { column } = place;
    if (filled.has(column) || place.row !== number) throw ambiguous(`A cell of row ${number}`);
    filled.add(column);
    next = column + 1;
    const text = cellText(attributes, inner, book);
    if (FORMULA.test(inner)) {
      found.formulas += 1;
      if (text === '') found.unsolved += 1;
    }
    // An empty cell far to the right only has a format.
    if (column >= MOST_COLUMNS && text === '') continue;
    if (column >= MOST_COLUMNS) throw tooWide(number);
    while (cells.length < column) cells.push('');
    cells[column] = text;
  }
  return cells;
}

const isYes = (written: string | null) => written === '1' || written === 'true';

/** Returns the number of a row: its own, or the next one. @throws Unreadable if it doesn't follow the one before it */
function rowAfter(last: number, written: string | null): number {
  if (written === null) return last + 1;
  if (!/^\d{1,7}$/.test(written) || Number(written) < 1 || Number(written) > SHEET_ROWS) throw damaged();
  if (Number(written) <= last) throw ambiguous(`Row ${Number(written)}`);
  return Number(written);
}

/** A row without height and a column without width are not seen, whether their spreadsheet calls them hidden or not. */
const isZero = (size: string | null) => size !== null && size.trim() !== '' && Number(size) === 0;

/** Returns the indexes of the hidden columns. */
function hiddenColumnsIn(xml: string): ReadonlySet<number> {
  const hidden = new Set<number>();
  for (const { attributes } of elements(xml, '(?:\\w+:)?col')) {
    if (!isYes(attribute(attributes, 'hidden')) && !isZero(attribute(attributes, 'width'))) continue;
    addColumns(hidden, Number(attribute(attributes, 'min')) - 1, Number(attribute(attributes, 'max')) - 1);
  }
  return hidden;
}

function readSheet(xml: string, book: Book): Sheet {
  const lines: Line[] = [];
  const found: Found = { formulas: 0, unsolved: 0 };
  const areHidden = isYes(attribute(tagsOf(xml, 'sheetFormatPr')[0] ?? '', 'zeroHeight'));
  let number = 0;
  for (const { attributes, inner } of elements(xml, '(?:\\w+:)?row')) {
    number = rowAfter(number, attribute(attributes, 'r'));
    if (lines.length >= MOST_LINES) throw tooLong();
    const hidden = attribute(attributes, 'hidden');
    const isHidden = isZero(attribute(attributes, 'ht')) || (hidden === null ? areHidden : isYes(hidden));
    lines.push({ number, cells: cellsOf(inner, number, book, found), ...(isHidden && { isHidden }) });
  }
  const isMerged = /<(?:\w+:)?mergeCell\b/.test(xml);
  return { lines, notes: notesOn({ lines, hidden: hiddenColumnsIn(xml), isMerged, ...found }) };
}

/** Returns the first sheet with our headings. @throws Unreadable */
export async function readXlsx(zip: Zip, knownHeads: KnownHeads): Promise<Grid> {
  const workbook = await partOf(zip, WORKBOOK);
  if (workbook === null) throw noSpreadsheet();
  const sheets = (await sheetsOf(zip, workbook)).filter(({ path }) => zip.has(path));
  const isMacintosh = isYes(attribute(tagsOf(workbook, 'workbookPr')[0] ?? '', 'date1904'));
  const shows = await showsOf(zip, isMacintosh ? EPOCHS.macintosh : EPOCHS.usual);
  const book: Book = { shared: await sharedTexts(zip), shows };
  return chosenSheet(
    sheets.map(({ path, ...sheet }) => ({ ...sheet, read: async () => readSheet((await partOf(zip, path)) ?? '', book) })),
    knownHeads,
  );
}
