/**
 * What a file of payouts has to look like, and what is made of one that was read (BLK-01). Whatever cannot be understood is refused in a
 * sentence; whatever is not used is told in a note: nothing of a file is lost without a word.
 */

/** A table as a reader found it, all of it text, as it was written. */
export interface Grid {
  readonly lines: readonly Line[];
  /** What a merchant should know of how it was read: an encoding that was guessed, sheets that were left alone. */
  readonly notes: readonly string[];
}

export interface Line {
  /** As spreadsheets count: the first line of a file is 1. */
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

/** One payment as the file has it. */
export type Texts = { readonly [F in Field]: string } & {
  readonly line: number;
  /** Empty where the file has no such column. */
  readonly currency: string;
  /** What stands where there is no heading: cells that slipped, as after an amount with a comma. */
  readonly beyond: string;
  /** The spreadsheet does not show the row: it is held back until the merchant includes it. */
  readonly isHidden?: boolean;
  /** The cells that the merchant has typed anew. */
  readonly typed?: readonly Field[];
};

export interface Understood {
  readonly texts: readonly Texts[];
  readonly notes: readonly string[];
}

/** What a batch may have at most. */
export const MOST_ROWS = 10_000;

/** Not a column that has to be there; but whoever names a currency must not be paid in another. */
const CURRENCY = 'currency';

const plain = (head: string) => head.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const wanted = new Map<string, Field | typeof CURRENCY>([
  ...COLUMNS.map(({ field, head }) => [plain(head), field] as const),
  [CURRENCY, CURRENCY],
]);

/** How many of these cells are headings that we know: what a reader guesses the separator by. */
export const knownHeads = (cells: readonly string[]) => cells.filter((cell) => wanted.has(plain(cell))).length;

/** Characters that nobody sees and that change nothing in a number or a name. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
export const withoutInvisible = (text: string) => text.replace(INVISIBLE, '');
export const isBlank = (text: string) => withoutInvisible(text).trim() === '';

const isEmpty = ({ cells }: Line) => cells.every(isBlank);
const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
const quoted = (words: readonly string[]) => listed(words.map((word) => `“${word}”`));
const many = (count: number, one: string, more: string) => `${count.toLocaleString('en')} ${count === 1 ? one : more}`;

/** What stands where. */
type Places = ReadonlyMap<Field | typeof CURRENCY, number>;

/** The headings in any order, whatever their case and spaces; or why they are not understood. */
function placesOf({ cells }: Line): Places | string {
  const found = cells.flatMap((cell, at) => {
    const field = wanted.get(plain(cell));
    return field === undefined ? [] : [[field, at] as const];
  });
  if (found.length === 0)
    return `The first row has to hold the headings ${listed(COLUMNS.map(({ head }) => head))}. Add them, or start from the template.`;
  const places = new Map(found);
  const missing = COLUMNS.filter(({ field }) => !places.has(field)).map(({ head }) => head);
  if (missing.length > 0) {
    const what = missing.length === 1 ? `The column ${missing[0]} is` : `The columns ${listed(missing)} are`;
    return `${what} missing from the first row. Add ${missing.length === 1 ? 'it' : 'them'}, or start from the template.`;
  }
  const twice = COLUMNS.find(({ field }) => found.filter(([other]) => other === field).length > 1);
  return twice ? `The column ${twice.head} is there twice. Keep the one that counts.` : places;
}

function notesOn(head: Line, empty: number, places: Places): string[] {
  const used = new Set(places.values());
  const unused = head.cells.filter((cell, at) => cell.trim() !== '' && !used.has(at));
  return [
    ...(unused.length > 0 ? [`Not used: the ${unused.length === 1 ? 'column' : 'columns'} ${quoted(unused)}.`] : []),
    ...(empty > 0 ? [`${many(empty, 'empty row was', 'empty rows were')} skipped.`] : []),
  ];
}

/** The rows of a table whose first row that is not empty holds the headings; or a sentence that says why it is none of ours. */
export function understand({ lines, notes }: Grid): Understood | { readonly refusal: string } {
  const first = lines.findIndex((line) => !isEmpty(line));
  const head = lines[first];
  if (!head) return { refusal: 'The file is empty.' };
  const places = placesOf(head);
  if (typeof places === 'string') return { refusal: places };
  // Empty rows behind the last one are the end of the file.
  const below = lines.slice(first + 1, lines.findLastIndex((line) => !isEmpty(line)) + 1);
  const rows = below.filter((line) => !isEmpty(line));
  if (rows.length === 0) return { refusal: 'The file has headings and no rows below them.' };
  if (rows.length > MOST_ROWS)
    return {
      refusal: `The file has ${many(rows.length, 'row', 'rows')}. A batch has at most ${many(MOST_ROWS, 'row', 'rows')}: split the file.`,
    };
  return {
    texts: rows.map(textsReader(places, head)),
    notes: [...notes, ...notesOn(head, below.length - rows.length, places)],
  };
}

/** What stands where is looked up once for all rows. */
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
