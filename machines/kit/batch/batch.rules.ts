/** What merchants do with the rows of a file: corrections, and decisions about rows. Nothing is dropped. */
import type { BatchContext, CellChange, EntryState, Kept, Sheet } from './batch.types';

interface EditedRow<Field extends string> {
  readonly line: number;
  readonly typed: readonly Field[];
}

type Change<Field extends string> = Pick<CellChange<Field>, 'field' | 'text'>;

/**
 * Returns the sheet with edited cells, one in each row.
 * @param edited returns the row with the cell, checked again
 */
export const withCells = <Field extends string, Row extends EditedRow<Field>>(
  sheet: Sheet<Row>,
  changes: ReadonlyMap<number, Change<Field>>,
  edited: (row: Row, change: Change<Field>, typed: readonly Field[]) => Row,
): Sheet<Row> => ({
  ...sheet,
  rows: sheet.rows.map((row) => {
    const change = changes.get(row.line);
    return change ? edited(row, change, [...new Set([...row.typed, change.field])]) : row;
  }),
});

const without = (lines: readonly number[], line: number) => lines.filter((other) => other !== line);

type Marked<Row> = Sheet<Row> | null;

export const withRowExcluded = <Row>(sheet: Marked<Row>, { line }: { readonly line: number }): Marked<Row> =>
  sheet && { ...sheet, leftOut: [...without(sheet.leftOut, line), line] };

export const withRowRestored = <Row>(sheet: Marked<Row>, { line }: { readonly line: number }): Marked<Row> =>
  sheet && { ...sheet, leftOut: without(sheet.leftOut, line) };

export const withRowConfirmed = <Row>(sheet: Marked<Row>, { line }: { readonly line: number }): Marked<Row> =>
  sheet && { ...sheet, meant: [...without(sheet.meant, line), line] };

export const withRowsIncluded = <Row>(sheet: Marked<Row>, { lines }: { readonly lines: readonly number[] }): Marked<Row> =>
  sheet && { ...sheet, included: [...new Set([...(sheet.included ?? []), ...lines])] };

export const withRowsExcluded = <Row>(sheet: Marked<Row>, lines: readonly number[]): Marked<Row> =>
  sheet && lines.length > 0 ? { ...sheet, leftOut: [...new Set([...sheet.leftOut, ...lines])] } : sheet;

/** Returns what can be stored of a sheet. */
export const keptOf = <Texts, Row>({ rows, ...sheet }: Sheet<Row>, textsOf: (row: Row) => Texts): Kept<Texts> => ({
  ...sheet,
  texts: rows.map(textsOf),
});

interface Typed {
  readonly typed?: readonly string[];
}

/** Whether the merchant corrected rows or decided about any. Another file would discard that. */
export function isCorrected<Texts extends Typed, Row extends Typed>({
  sheet,
  source,
}: Pick<BatchContext<Texts, Row>, 'sheet' | 'source'>): boolean {
  const kept = source && 'kept' in source ? source.kept : null;
  const marks = kept ?? sheet;
  if (marks === null) return false;
  const rows: readonly Typed[] = kept?.texts ?? sheet?.rows ?? [];
  const decided = marks.leftOut.length + marks.meant.length + (marks.included?.length ?? 0);
  return decided > 0 || rows.some(({ typed = [] }) => typed.length > 0);
}

/** The rows on screen before the view reports them. */
const FIRST_SCREEN = 25;

export const firstShown = (sheet: Sheet<{ readonly line: number }> | null): readonly number[] =>
  sheet?.rows.slice(0, FIRST_SCREEN).map(({ line }) => line) ?? [];

/** Returns a decimal text with at most two decimals as hundredths. Every step of a review counts ten thousand amounts, and this is fast. */
export function hundredths(amount: string): bigint {
  const [units = '', decimals = ''] = amount.split('.');
  return BigInt(units + decimals.padEnd(2, '0'));
}

export function fromHundredths(count: bigint): string {
  const digits = String(count).replace('-', '').padStart(3, '0');
  return `${count < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Adds decimal texts with at most two decimals. */
export const sumOf = (amounts: readonly string[]): string =>
  fromHundredths(amounts.reduce((sum, amount) => sum + hundredths(amount), 0n));

export interface Counts extends Readonly<Record<EntryState, number>> {
  readonly all: number;
}

export function countsOf(entries: readonly { readonly state: EntryState }[]): Counts {
  const counts = { all: entries.length, ready: 0, waiting: 0, attention: 0, leftOut: 0 };
  for (const { state } of entries) counts[state] += 1;
  return counts;
}

/** Whether nothing is left to solve or to look up. Excluded rows do not count. */
export const isAllReady = ({ ready, waiting, attention }: Counts): boolean => ready > 0 && waiting + attention === 0;
