/**
 * The layout of a file of orders, and its rows (BLK-01, RFD-03). A file that cannot be understood is refused with a sentence. Content that is
 * not used gets a note, so nothing is dropped silently.
 */
import { listed } from '../values/sentences';
import { named } from './batch.names';

/** A table as a reader found it. All cells are text, as written. */
export interface Grid {
  readonly lines: readonly Line[];
  /** Notes for the merchant about the reading, such as a guessed encoding or unused sheets. */
  readonly notes: readonly string[];
}

export interface Line {
  /** As in spreadsheets: the first line of a file is 1. */
  readonly number: number;
  readonly cells: readonly string[];
  /** Hidden or filtered out in the spreadsheet. */
  readonly isHidden?: boolean;
}

/** What every row has, besides its cells. */
export interface RowFacts<Field extends string> {
  readonly line: number;
  /** Cells without a heading, which have shifted, such as after an amount with a comma. */
  readonly beyond: string;
  /** The spreadsheet hides the row. It waits until the merchant includes it. */
  readonly isHidden?: boolean;
  /** The cells that the merchant edited. */
  readonly typed?: readonly Field[];
}

interface Understood<Texts> {
  readonly texts: readonly Texts[];
  readonly notes: readonly string[];
}

interface LayoutParts<Field extends string, Optional extends string, Cells> {
  /** The documented columns, in their order. Their headings may be in any order, case and spacing. */
  readonly columns: readonly { readonly field: Field; readonly head: string }[];
  /** Columns that a file may have, by their heading. */
  readonly optional: readonly Optional[];
  /** The maximum number of rows. */
  readonly most: number;
  /** The sentence for a file with headings only. */
  readonly noRows: string;
  /** The cells of one row. Written out by each layout, because ten thousand copies of unknown fields would take long. */
  readonly cells: (cell: (field: Field | Optional) => string) => Cells;
}

const plain = (head: string) => head.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Invisible characters that have no meaning in a number or a name. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
export const withoutInvisible = (text: string) => text.replace(INVISIBLE, '');
export const isBlank = (text: string) => withoutInvisible(text).trim() === '';

const isEmpty = ({ cells }: Line) => cells.every(isBlank);
const many = (count: number, one: string, more: string) => `${count.toLocaleString('en')} ${count === 1 ? one : more}`;

function notesOn(head: Line, empty: number, places: ReadonlyMap<string, number>): string[] {
  const used = new Set(places.values());
  const unused = head.cells.filter((cell, at) => cell.trim() !== '' && !used.has(at));
  return [
    ...(unused.length > 0 ? [`Ignored: the ${unused.length === 1 ? 'column' : 'columns'} ${named(unused)}.`] : []),
    ...(empty > 0 ? [`${many(empty, 'empty row was', 'empty rows were')} skipped.`] : []),
  ];
}

/** Rows in which titles may stand above the headings. */
const TITLE_ROWS = 20;

/** Names what stands above the headings. */
function titlesOn(above: readonly Line[]): string[] {
  const titles = above.flatMap(({ cells }) => cells.filter((cell) => !isBlank(cell)));
  return titles.length === 0 ? [] : [`Skipped above the headings: ${named(titles)}.`];
}

/** Returns what stands in columns without a heading. */
function beyondReader({ cells: heads }: Line): (cells: readonly string[]) => string {
  const isHeaded = heads.map((cell) => cell.trim() !== '');
  return (cells) => cells.filter((cell, column) => !isHeaded[column] && cell.trim() !== '').join(', ');
}

/** Returns the functions that find the columns of a file and read its rows. */
export function batchLayout<Field extends string, Optional extends string, Cells extends object>({
  columns,
  optional,
  most,
  noRows,
  cells: cellsOf,
}: LayoutParts<Field, Optional, Cells>) {
  type Place = Field | Optional;
  const wanted = new Map<string, Place>([
    ...columns.map(({ field, head }) => [plain(head), field] as const),
    ...optional.map((field) => [plain(field), field] as const),
  ]);

  /** Returns the column of each field, in any order, case and spacing. Otherwise returns why the headings are not understood. */
  function placesOf({ cells }: Line): ReadonlyMap<Place, number> | string {
    const found = cells.flatMap((cell, at) => {
      const field = wanted.get(plain(cell));
      return field === undefined ? [] : [[field, at] as const];
    });
    if (found.length === 0)
      return `The first row must contain the headings ${listed(columns.map(({ head }) => head))}. Add them, or use the template.`;
    const places = new Map<Place, number>(found);
    const missing = columns.filter(({ field }) => !places.has(field)).map(({ head }) => head);
    if (missing.length > 0) {
      const what = missing.length === 1 ? `The column ${missing[0]} is` : `The columns ${listed(missing)} are`;
      return `${what} missing from the first row. Add ${missing.length === 1 ? 'it' : 'them'}, or use the template.`;
    }
    const twice = columns.find(({ field }) => found.filter(([other]) => other === field).length > 1);
    return twice ? `The column ${twice.head} appears twice. Remove one.` : places;
  }

  function textsReader(places: ReadonlyMap<Place, number>, head: Line): (line: Line) => Cells & RowFacts<Field> {
    const beyondOf = beyondReader(head);
    return ({ number, cells, isHidden }) => ({
      ...cellsOf((field) => cells[places.get(field) ?? -1] ?? ''),
      line: number,
      beyond: beyondOf(cells),
      ...(isHidden && { isHidden }),
    });
  }

  const knownHeads = (cells: readonly string[]) => cells.filter((cell) => wanted.has(plain(cell))).length;

  /** Returns the place of the headings: the row with most of them near the top, or the first that is not empty. */
  function headAt(lines: readonly Line[]): number {
    const first = lines.findIndex((line) => !isEmpty(line));
    const counts = lines.slice(0, Math.max(0, first) + TITLE_ROWS).map(({ cells }) => knownHeads(cells));
    const most = Math.max(0, ...counts);
    return most === 0 ? first : counts.indexOf(most);
  }

  return {
    /** Returns how many cells are known headings. A reader uses it to guess the separator. */
    knownHeads,

    /**
     * Returns the rows below the headings. Titles may stand above them; otherwise the first row that is not empty has them. Or returns a sentence
     * that refuses the file.
     */
    understand({ lines, notes }: Grid): Understood<Cells & RowFacts<Field>> | { readonly refusal: string } {
      const first = headAt(lines);
      const head = lines[first];
      if (!head) return { refusal: 'The file is empty.' };
      const places = placesOf(head);
      if (typeof places === 'string') return { refusal: places };
      // Empty rows after the last one are the end of the file.
      const below = lines.slice(first + 1, lines.findLastIndex((line) => !isEmpty(line)) + 1);
      const rows = below.filter((line) => !isEmpty(line));
      if (rows.length === 0) return { refusal: noRows };
      if (rows.length > most)
        return {
          refusal: `The file has ${many(rows.length, 'row', 'rows')}. A batch can have at most ${many(most, 'row', 'rows')}. Split the file.`,
        };
      return {
        texts: rows.map(textsReader(places, head)),
        notes: [...notes, ...titlesOn(lines.slice(0, first)), ...notesOn(head, below.length - rows.length, places)],
      };
    },
  };
}
