/**
 * The layout of a file of payouts, and its rows (BLK-01). A file that cannot be understood is refused with a sentence. Content that is not used
 * gets a note, so nothing is dropped silently.
 */

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

/** The documented columns, in their order. */
export const COLUMNS = [
  { field: 'account', head: 'Account Number' },
  { field: 'bank', head: 'Bank' },
  { field: 'amount', head: 'Amount' },
  { field: 'description', head: 'Description' },
] as const;

export type Field = (typeof COLUMNS)[number]['field'];

/** One payment as in the file. */
export type Texts = { readonly [F in Field]: string } & {
  readonly line: number;
  /** Empty if the file has no such column. */
  readonly currency: string;
  /** Cells without a heading, which have shifted, such as after an amount with a comma. */
  readonly beyond: string;
  /** The spreadsheet hides the row. It waits until the merchant includes it. */
  readonly isHidden?: boolean;
  /** The cells that the merchant edited. */
  readonly typed?: readonly Field[];
};

export interface Understood {
  readonly texts: readonly Texts[];
  readonly notes: readonly string[];
}

/** Maximum number of rows in a batch. */
export const MOST_ROWS = 10_000;

/** The column is optional. But a row that names a currency must not be paid in another one. */
const CURRENCY = 'currency';

const plain = (head: string) => head.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const wanted = new Map<string, Field | typeof CURRENCY>([
  ...COLUMNS.map(({ field, head }) => [plain(head), field] as const),
  [CURRENCY, CURRENCY],
]);

/** Returns how many cells are known headings. A reader uses it to guess the separator. */
export const knownHeads = (cells: readonly string[]) => cells.filter((cell) => wanted.has(plain(cell))).length;

/** Invisible characters that have no meaning in a number or a name. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
export const withoutInvisible = (text: string) => text.replace(INVISIBLE, '');
export const isBlank = (text: string) => withoutInvisible(text).trim() === '';

const isEmpty = ({ cells }: Line) => cells.every(isBlank);
const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
const quoted = (words: readonly string[]) => listed(words.map((word) => `“${word}”`));
const many = (count: number, one: string, more: string) => `${count.toLocaleString('en')} ${count === 1 ? one : more}`;

/** The column of each field. */
type Places = ReadonlyMap<Field | typeof CURRENCY, number>;

/** Returns the column of each field, in any order, case and spacing. Otherwise returns why the headings are not understood. */
function placesOf({ cells }: Line): Places | string {
  const found = cells.flatMap((cell, at) => {
    const field = wanted.get(plain(cell));
    return field === undefined ? [] : [[field, at] as const];
  });
  if (found.length === 0)
    return `The first row must contain the headings ${listed(COLUMNS.map(({ head }) => head))}. Add them, or use the template.`;
  const places = new Map(found);
  const missing = COLUMNS.filter(({ field }) => !places.has(field)).map(({ head }) => head);
  if (missing.length > 0) {
    const what = missing.length === 1 ? `The column ${missing[0]} is` : `The columns ${listed(missing)} are`;
    return `${what} missing from the first row. Add ${missing.length === 1 ? 'it' : 'them'}, or use the template.`;
  }
  const twice = COLUMNS.find(({ field }) => found.filter(([other]) => other === field).length > 1);
  return twice ? `The column ${twice.head} appears twice. Remove one.` : places;
}

function notesOn(head: Line, empty: number, places: Places): string[] {
  const used = new Set(places.values());
  const unused = head.cells.filter((cell, at) => cell.trim() !== '' && !used.has(at));
  return [
    ...(unused.length > 0 ? [`Ignored: the ${unused.length === 1 ? 'column' : 'columns'} ${quoted(unused)}.`] : []),
    ...(empty > 0 ? [`${many(empty, 'empty row was', 'empty rows were')} skipped.`] : []),
  ];
}

/** Returns the rows below the headings, which are in the first row that is not empty. Otherwise returns a sentence that refuses the file. */
export function understand({ lines, notes }: Grid): Understood | { readonly refusal: string } {
  const first = lines.findIndex((line) => !isEmpty(line));
  const head = lines[first];
  if (!head) return { refusal: 'The file is empty.' };
  const places = placesOf(head);
  if (typeof places === 'string') return { refusal: places };
  // Empty rows after the last one are the end of the file.
  const below = lines.slice(first + 1, lines.findLastIndex((line) => !isEmpty(line)) + 1);
  const rows = below.filter((line) => !isEmpty(line));
  if (rows.length === 0) return { refusal: 'The file has headings but no rows.' };
  if (rows.length > MOST_ROWS)
    return {
      refusal: `The file has ${many(rows.length, 'row', 'rows')}. A batch can have at most ${many(MOST_ROWS, 'row', 'rows')}. Split the file.`,
    };
  return {
    texts: rows.map(textsReader(places, head)),
    notes: [...notes, ...notesOn(head, below.length - rows.length, places)],
  };
}

/** Looks the columns up once for all rows. */
function textsReader(places: Places, { cells: heads }: Line): (line: Line) => Texts {
  const at = (field: Field | typeof CURRENCY) => places.get(field) ?? -1;
  const [account, bank, amount, description, currency] = [
    at('account'),
    at('bank'),
    at('amount'),
    at('description'),
    at(CURRENCY),
  ];
  const isHeaded = heads.map((cell) => cell.trim() !== '');
  const areAllHeaded = isHeaded.every(Boolean);
  const beyond = (cells: readonly string[]) =>
    areAllHeaded && cells.length <= heads.length
      ? ''
      : cells.filter((cell, column) => cell.trim() !== '' && !isHeaded[column]).join(', ');
  return ({ number, cells, isHidden }) => ({
    line: number,
    account: cells[account] ?? '',
    bank: cells[bank] ?? '',
    amount: cells[amount] ?? '',
    description: cells[description] ?? '',
    currency: cells[currency] ?? '',
    beyond: beyond(cells),
    ...(isHidden && { isHidden }),
  });
}
