/** What came of a batch: every row of its file is accounted for, and the rows that are left over can be sent next. */
import { keptOf } from './batch.rules';
import type { Kept, Sheet } from './batch.types';

interface FileRow {
  readonly line: number;
  readonly isHidden?: boolean;
}

interface RowResult {
  readonly line: number;
}

/** How many rows of the file were sent, and why the others were not. The parts add up to all. */
export interface RowAccount {
  readonly all: number;
  /** The provider gave a result. */
  readonly sent: number;
  /** They were not ready when the batch was sent. */
  readonly unsent: number;
  /** The merchant excluded them. */
  readonly excluded: number;
  /** They are hidden in the spreadsheet, and the merchant did not include them. */
  readonly hidden: number;
}

/** What the page of the results shows of a batch, besides the result of each row. */
export interface ResultsView {
  /** How many rows the provider refused. They can be sent again. */
  readonly failed: number;
  /** How many rows come back when the merchant continues: failed, unsent, excluded and hidden ones. */
  readonly leftOver: number;
  readonly account: RowAccount;
}

interface Batch<Row, Result> {
  readonly sheet: Sheet<Row> | null;
  readonly results: readonly Result[];
}

type Part = 'sent' | 'unsent' | 'excluded' | 'hidden';

export function accountOf({ sheet, results }: Batch<FileRow, RowResult>): RowAccount {
  const sent = new Set(results.map(({ line }) => line));
  const excluded = new Set(sheet?.leftOut);
  const included = new Set(sheet?.included);
  const partOf = ({ line, isHidden = false }: FileRow): Part => {
    if (sent.has(line)) return 'sent';
    if (excluded.has(line)) return 'excluded';
    return isHidden && !included.has(line) ? 'hidden' : 'unsent';
  };
  const account = { all: sheet?.rows.length ?? 0, sent: 0, unsent: 0, excluded: 0, hidden: 0 };
  for (const row of sheet?.rows ?? []) account[partOf(row)] += 1;
  return account;
}

const NO_ACCOUNT: RowAccount = { all: 0, sent: 0, unsent: 0, excluded: 0, hidden: 0 };

/** What a page shows before there are results. */
export const NO_RESULTS: ResultsView = { failed: 0, leftOver: 0, account: NO_ACCOUNT };

interface Rules<Texts, Row, Result> {
  readonly textsOf: (row: Row) => Texts;
  /** Whether nothing came of a row, and nothing will. */
  readonly mayBeSentAgain: (result: Result) => boolean;
}

/** Returns the rules about the rows that a batch leaves over. A row that went through, or still may, is never one of them. */
export function leftOvers<Texts extends RowResult, Row extends FileRow, Result extends RowResult>({
  textsOf,
  mayBeSentAgain,
}: Rules<Texts, Row, Result>) {
  const settledIn = (results: readonly Result[]): ReadonlySet<number> =>
    new Set(results.filter((result) => !mayBeSentAgain(result)).map(({ line }) => line));

  /** Returns the rows to send next: the failed ones unchanged, and those that were never sent. */
  const restOf = (sheet: Sheet<Row>, results: readonly Result[]): Kept<Texts> => {
    const settled = settledIn(results);
    const kept = keptOf(sheet, textsOf);
    return { ...kept, texts: kept.texts.filter(({ line }) => !settled.has(line)) };
  };

  /** The results lead back to the rows if one failed or was not sent. */
  const isLeftOver = (batch: Batch<Row, Result>): boolean => batch.results.some(mayBeSentAgain) || accountOf(batch).unsent > 0;

  /** Another batch would lose rows that can be sent next. The browser may have had no room for the rows. */
  const leavesRows = (batch: Batch<Row, Result>): boolean => (batch.sheet?.rows.length ?? 0) > 0 && isLeftOver(batch);

  const resultsView = (batch: Batch<Row, Result>): ResultsView => {
    const settled = settledIn(batch.results);
    return {
      failed: batch.results.filter(mayBeSentAgain).length,
      leftOver: batch.sheet?.rows.filter(({ line }) => !settled.has(line)).length ?? 0,
      account: accountOf(batch),
    };
  };

  return { settledIn, restOf, isLeftOver, leavesRows, resultsView };
}
