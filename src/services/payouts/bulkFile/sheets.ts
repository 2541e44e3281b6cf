import type { Grid } from '../../../../machines/payouts/bulkPayout/bulkPayout.file';

/** How many of these cells are headings that somebody looks for. */
export type KnownHeads = (cells: readonly string[]) => number;

export type Sheet = Grid;

interface Named {
  readonly name: string;
  readonly read: () => Promise<Sheet>;
}

interface Seen {
  readonly isMerged: boolean;
  readonly formulas: number;
  /** Formulas that nobody has worked out yet. */
  readonly unsolved: number;
}

/** What of a sheet does not show in its cells. */
export const notesOn = ({ isMerged, formulas, unsolved }: Seen): readonly string[] => [
  ...(isMerged ? ['Some cells are merged: only the first of each has what is written there, the others are empty.'] : []),
  ...(formulas > 0
    ? [`${formulas === 1 ? 'A cell holds a formula' : `${formulas} cells hold formulas`}: what was read is the last result.`]
    : []),
  ...(unsolved > 0 ? ['Some formulas have no result. Open the file, let it calculate, and save it.'] : []),
];

const headOf = ({ lines }: Sheet) => lines.find(({ cells }) => cells.some((cell) => cell.trim() !== ''))?.cells ?? [];

/** Of several sheets the first that has headings of ours, with a note that names the others; of none, the first. */
export async function chosenSheet(sheets: readonly Named[], knownHeads: KnownHeads): Promise<Grid> {
  let first: Grid = { lines: [], notes: [] };
  for (const [at, { name, read }] of sheets.entries()) {
    const sheet = await read();
    if (at === 0) first = sheet;
    if (knownHeads(headOf(sheet)) < 2) continue;
    const others = sheets.filter((_, other) => other !== at).map((other) => `“${other.name}”`);
    const note = `Read from the sheet “${name}”. Not read: ${others.join(', ')}.`;
    return { lines: sheet.lines, notes: [...(others.length > 0 ? [note] : []), ...sheet.notes] };
  }
  return first;
}
