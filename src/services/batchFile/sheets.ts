import type { Grid, Line } from '../../../machines/kit/batch/batch.file';
import { named } from '../../../machines/kit/batch/batch.names';
import { listed } from '../../../machines/kit/values/sentences';
import { MOST_COLUMNS, Unreadable } from './unreadable';

/** Returns how many of these cells are known headings. */
export type KnownHeads = (cells: readonly string[]) => number;

export type Sheet = Grid;

interface Named {
  readonly name: string;
  readonly isHidden: boolean;
  readonly read: () => Promise<Sheet>;
}

interface Seen {
  readonly lines: readonly Line[];
  /** The indexes of hidden columns. */
  readonly hidden: ReadonlySet<number>;
  readonly isMerged: boolean;
  readonly formulas: number;
  /** Formulas without a stored result. */
  readonly unsolved: number;
}

/** Adds the columns from one index to another. A sheet can claim thousands of columns, and text beyond the last one that is read refuses it. */
export function addColumns(columns: Set<number>, from: number, to: number): void {
  for (let column = Math.max(0, from); column <= Math.min(to, MOST_COLUMNS - 1); column += 1) columns.add(column);
}

/** Returns the letters of a column, by its index. */
const lettersOf = (column: number): string =>
  `${column < 26 ? '' : lettersOf(Math.floor(column / 26) - 1)}${String.fromCharCode(65 + (column % 26))}`;

/** Names the hidden columns that have text. */
function hiddenColumnsOn({ lines, hidden }: Pick<Seen, 'lines' | 'hidden'>): readonly string[] {
  const columns = [...hidden].filter((column) => lines.some(({ cells }) => (cells[column] ?? '').trim() !== '')).map(lettersOf);
  if (columns.length === 0) return [];
  const what = columns.length === 1 ? `Column ${columns[0]} is` : `Columns ${listed(columns)} are`;
  return [`${what} hidden in the spreadsheet. We read ${columns.length === 1 ? 'it' : 'them'} like the others.`];
}

/** Returns notes about a sheet that its cells do not show. */
export const notesOn = ({ isMerged, formulas, unsolved, ...seen }: Seen): readonly string[] => [
  ...hiddenColumnsOn(seen),
  ...(isMerged ? ['Some cells are merged. We read the value into the first cell only and left the others empty.'] : []),
  ...(formulas > 0
    ? [`${formulas === 1 ? '1 cell has a formula' : `${formulas} cells have formulas`}. We used the last saved result.`]
    : []),
  ...(unsolved > 0 ? ['Some formulas have no result. Open the file, recalculate it and save it.'] : []),
];

/** Titles may stand above the headings. */
const TITLE_ROWS = 20;

const headsIn = ({ lines }: Sheet, knownHeads: KnownHeads): number => {
  const first = Math.max(
    0,
    lines.findIndex(({ cells }) => cells.some((cell) => cell.trim() !== '')),
  );
  return Math.max(0, ...lines.slice(first, first + TITLE_ROWS).map(({ cells }) => knownHeads(cells)));
};

const namesOf = (sheets: readonly Named[]) => named(sheets.map(({ name }) => name));

/** @throws Unreadable if only a hidden sheet has our headings: the merchant may not know what it says */
async function refuseHiddenTable(hidden: readonly Named[], knownHeads: KnownHeads): Promise<void> {
  for (const { name, read } of hidden) {
    if (headsIn(await read(), knownHeads) >= 2)
      throw new Unreadable(
        `The sheet ${named([name])} has the headings, but it is hidden. Unhide it, save the file and choose it again.`,
      );
  }
}

/**
 * Returns the first visible sheet with our headings, with notes that name the others. Without headings it returns the first visible sheet.
 * @throws Unreadable if only a hidden sheet has them
 */
export async function chosenSheet(all: readonly Named[], knownHeads: KnownHeads): Promise<Grid> {
  const sheets = all.filter(({ isHidden }) => !isHidden);
  const hidden = all.filter(({ isHidden }) => isHidden);
  const skipped =
    hidden.length > 0 ? [`We skipped the hidden ${hidden.length === 1 ? 'sheet' : 'sheets'} ${namesOf(hidden)}.`] : [];
  let first: Grid = { lines: [], notes: [] };
  for (const [at, { name, read }] of sheets.entries()) {
    const sheet = await read();
    if (at === 0) first = sheet;
    if (headsIn(sheet, knownHeads) < 2) continue;
    const others = sheets.filter((_, other) => other !== at);
    const note = `We read the sheet ${named([name])} and skipped ${namesOf(others)}.`;
    return { lines: sheet.lines, notes: [...(others.length > 0 ? [note] : []), ...skipped, ...sheet.notes] };
  }
  await refuseHiddenTable(hidden, knownHeads);
  return { ...first, notes: [...skipped, ...first.notes] };
}
