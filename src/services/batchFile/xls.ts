/** A workbook of Excel 97 to 2003 (BIFF8, MS-XLS): records in a stream. Only those with cells are read. */
import type { Grid, Line } from '../../../machines/kit/batch/batch.file';
import { openCompound } from './compound';
import { builtIn, EPOCHS, type Epoch, type Show, showerOf } from './formats';
import { addColumns, chosenSheet, type KnownHeads, notesOn, type Sheet } from './sheets';
import {
  ambiguous,
  damaged,
  guarded,
  locked,
  MOST_COLUMNS,
  MOST_LINES,
  noSpreadsheet,
  tooLong,
  tooWide,
  Unreadable,
} from './unreadable';
import { textAt, textsIn } from './xlsTexts';

const kinds = {
  formula: 0x0006,
  end: 0x000a,
  calendar: 0x0022,
  locked: 0x002f,
  continued: 0x003c,
  columns: 0x007d,
  sheet: 0x0085,
  manyPacked: 0x00bd,
  richText: 0x00d6,
  style: 0x00e0,
  merged: 0x00e5,
  texts: 0x00fc,
  sharedText: 0x00fd,
  number: 0x0203,
  text: 0x0204,
  yesNoError: 0x0205,
  formulaText: 0x0207,
  row: 0x0208,
  packed: 0x027e,
  format: 0x041e,
  begin: 0x0809,
} as const;
const BIFF8 = 0x0600;

const ERRORS = new Map([
  [0x00, '#NULL!'],
  [0x07, '#DIV/0!'],
  [0x0f, '#VALUE!'],
  [0x17, '#REF!'],
  [0x1d, '#NAME?'],
  [0x24, '#NUM!'],
  [0x2a, '#N/A'],
]);

interface RecordOf {
  readonly kind: number;
  readonly data: Uint8Array;
  readonly view: DataView;
}

function* recordsFrom(stream: Uint8Array, from: number): Generator<RecordOf> {
  const all = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  for (let at = from; at + 4 <= stream.length; ) {
    const length = all.getUint16(at + 2, true);
    const data = stream.subarray(at + 4, at + 4 + length);
    yield { kind: all.getUint16(at, true), data, view: new DataView(data.buffer, data.byteOffset, data.byteLength) };
    at += 4 + length;
  }
}

const tooOld = () => new Unreadable('This file uses a very old format. Open it and save it again as .xlsx.');

interface Book {
  readonly sheets: readonly { readonly name: string; readonly isHidden: boolean; readonly from: number }[];
  readonly texts: readonly string[];
  /** The number formats of styles, by their index. */
  readonly shows: readonly Show[];
}

function showsIn(stream: Uint8Array): readonly Show[] {
  const codes = new Map<number, string>();
  const styles: number[] = [];
  let epoch: Epoch = EPOCHS.usual;
  for (const { kind, data, view } of recordsFrom(stream, 0)) {
    if (kind === kinds.end) break;
    if (kind === kinds.calendar && view.getUint16(0, true) === 1) epoch = EPOCHS.macintosh;
    if (kind === kinds.format) codes.set(view.getUint16(0, true), textAt(data, 4, view.getUint16(2, true)));
    if (kind === kinds.style) styles.push(view.getUint16(2, true));
  }
  return styles.map((id) => showerOf(codes.get(id) ?? builtIn(id), epoch));
}

function readBook(stream: Uint8Array): Book {
  const sheets: Book['sheets'][number][] = [];
  const parts: Uint8Array[] = [];
  let last = 0;
  for (const { kind, data, view } of recordsFrom(stream, 0)) {
    if (kind === kinds.end) break;
    if (kind === kinds.locked) throw locked();
    if (kind === kinds.begin && view.getUint16(0, true) !== BIFF8) throw tooOld();
    const isTable = kind === kinds.sheet && view.getUint8(5) === 0;
    if (isTable)
      sheets.push({
        name: textAt(data, 7, view.getUint8(6)),
        isHidden: view.getUint8(4) !== 0,
        from: view.getUint32(0, true),
      });
    if (kind === kinds.texts || (kind === kinds.continued && last === kinds.texts)) parts.push(data);
    if (kind !== kinds.continued) last = kind;
  }
  return { sheets, texts: parts.length > 0 ? textsIn(parts) : [], shows: showsIn(stream) };
}

/** Returns a number packed into 30 bits: an integer or the upper half of a fraction, possibly multiplied by a hundred. */
function unpackedNumber(packed: number): number {
  const bits = new DataView(new ArrayBuffer(8));
  bits.setUint32(0, packed & 0xfffffffc);
  const value = packed & 2 ? (packed | 0) >> 2 : bits.getFloat64(0);
  return packed & 1 ? value / 100 : value;
}

const general = showerOf('General');
const HIDDEN = 0x20;
const HIDDEN_COLUMN = 0x01;

const yesNoOrError = (value: number, isError: boolean) =>
  isError ? (ERRORS.get(value) ?? '#ERROR') : value === 1 ? 'TRUE' : 'FALSE';

/** Returns a formula's result. Null: a text, which is in the next record. */
function resultOf(view: DataView, shown: (number: number) => string): string | null {
  if (view.getUint16(12, true) !== 0xffff) return shown(view.getFloat64(6, true));
  const sort = view.getUint8(6);
  if (sort === 0) return null;
  return sort === 3 ? '' : yesNoOrError(view.getUint8(8), sort === 2);
}

/** Rows grow with their cells, whatever their order in the file. */
class Cells {
  readonly #rows = new Map<number, string[]>();
  readonly #hidden = new Set<number>();
  hide(row: number): void {
    this.#hidden.add(row);
  }
  put(row: number, column: number, text: string): void {
    if (column >= MOST_COLUMNS && text === '') return;
    if (column >= MOST_COLUMNS) throw tooWide(row + 1);
    const cells = this.#rows.get(row) ?? [];
    if ((cells[column] ?? '') !== '') throw ambiguous(`A cell of row ${row + 1}`);
    while (cells.length < column) cells.push('');
    cells[column] = text;
    this.#rows.set(row, cells);
    if (this.#rows.size > MOST_LINES) throw tooLong();
  }
  lines(): readonly Line[] {
    return [...this.#rows]
      .sort(([one], [other]) => one - other)
      .map(([row, cells]) => ({
        number: row + 1,
        cells: Array.from(cells, (text) => text ?? ''),
        ...(this.#hidden.has(row) && { isHidden: true }),
      }));
  }
}

function sharedAt(texts: readonly string[], index: number): string {
  const text = texts[index];
  if (text === undefined) throw damaged();
  return text;
}

/** Returns the cells of a record. A row of packed numbers has several. Null: no cell, or one whose text follows. */
function cellsIn({ kind, data, view }: RecordOf, { texts, shows }: Book): readonly string[] | null {
  const shown = (number: number, styleAt = 4) => (shows[view.getUint16(styleAt, true)] ?? general)(String(number));
  switch (kind) {
    case kinds.sharedText:
      return [sharedAt(texts, view.getUint32(6, true))];
    case kinds.text:
    case kinds.richText:
      return [textAt(data, 8, view.getUint16(6, true))];
    case kinds.number:
      return [shown(view.getFloat64(6, true))];
    case kinds.packed:
      return [shown(unpackedNumber(view.getUint32(6, true)))];
    case kinds.manyPacked: {
      const count = Math.floor((view.byteLength - 6) / 6);
      return Array.from({ length: count }, (_, at) => shown(unpackedNumber(view.getUint32(6 + at * 6, true)), 4 + at * 6));
    }
    case kinds.yesNoError:
      return [yesNoOrError(view.getUint8(6), view.getUint8(7) === 1)];
    case kinds.formula: {
      const result = resultOf(view, shown);
      return result === null ? null : [result];
    }
    default:
      return null;
  }
}

/** Returns the indexes of the hidden columns. */
function hiddenColumnsIn(stream: Uint8Array, from: number): ReadonlySet<number> {
  const hidden = new Set<number>();
  for (const { kind, view } of recordsFrom(stream, from)) {
    if (kind === kinds.end) break;
    const isHidden = kind === kinds.columns && (view.getUint16(8, true) & HIDDEN_COLUMN) !== 0;
    if (isHidden) addColumns(hidden, view.getUint16(0, true), view.getUint16(2, true));
  }
  return hidden;
}

function readSheet(stream: Uint8Array, from: number, book: Book): Sheet {
  const cells = new Cells();
  let [formulas, isMerged] = [0, false];
  let [row, column] = [0, 0];
  for (const record of recordsFrom(stream, from)) {
    const { kind, data, view } = record;
    if (kind === kinds.end) break;
    if (kind === kinds.merged) isMerged = true;
    if (kind === kinds.row && view.getUint32(12, true) & HIDDEN) cells.hide(view.getUint16(0, true));
    // A formula's text result follows its record.
    if (kind === kinds.formulaText) cells.put(row, column, textAt(data, 2, view.getUint16(0, true)));
    const found = cellsIn(record, book);
    if (kind === kinds.formula) formulas += 1;
    if (!found && kind !== kinds.formula) continue;
    [row, column] = [view.getUint16(0, true), view.getUint16(2, true)];
    for (const [at, text] of (found ?? []).entries()) cells.put(row, column + at, text);
  }
  const lines = cells.lines();
  return { lines, notes: notesOn({ lines, hidden: hiddenColumnsIn(stream, from), isMerged, formulas, unsolved: 0 }) };
}

/** Returns the first sheet with our headings. @throws Unreadable */
export function readXls(bytes: Uint8Array, knownHeads: KnownHeads): Promise<Grid> {
  const compound = guarded(() => openCompound(bytes));
  if (compound.names.includes('EncryptedPackage')) throw locked();
  if (compound.names.includes('Book')) throw tooOld();
  const stream = guarded(() => compound.stream('Workbook'));
  if (!stream) throw noSpreadsheet();
  const book = guarded(() => readBook(stream));
  return chosenSheet(
    book.sheets.map(({ from, ...sheet }) => ({ ...sheet, read: async () => guarded(() => readSheet(stream, from, book)) })),
    knownHeads,
  );
}
