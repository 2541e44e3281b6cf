import type { Grid } from '../../../machines/kit/batch/batch.file';

/** Returns how many of these cells are known headings. */
export type KnownHeads = (cells: readonly string[]) => number;

export type Sheet = Grid;

interface Named {
  readonly name: string;
  readonly read: () => Promise<Sheet>;
}

interface Seen {
  readonly isMerged: boolean;
  readonly formulas: number;
  /** Formulas without a stored result. */
  readonly unsolved: number;
}

/** Returns notes about a sheet that its cells do not show. */
export const notesOn = ({ isMerged, formulas, unsolved }: Seen): readonly string[] => [
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

/** Returns the first sheet with our headings, with a note that names the others. Without headings it returns the first sheet. */
export async function chosenSheet(sheets: readonly Named[], knownHeads: KnownHeads): Promise<Grid> {
  let first: Grid = { lines: [], notes: [] };
  for (const [at, { name, read }] of sheets.entries()) {
    const sheet = await read();
    if (at === 0) first = sheet;
    if (headsIn(sheet, knownHeads) < 2) continue;
    const others = sheets.filter((_, other) => other !== at).map((other) => `“${other.name}”`);
    const note = `We read the sheet “${name}” and skipped ${others.join(', ')}.`;
    return { lines: sheet.lines, notes: [...(others.length > 0 ? [note] : []), ...sheet.notes] };
  }
  return first;
}
