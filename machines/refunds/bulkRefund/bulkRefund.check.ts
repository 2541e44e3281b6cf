/** Returns the problems of a row by itself. What its transaction says is checked among all rows: `bulkRefund.entries.ts`. */
import { LONGEST_REASON, LONGEST_REFERENCE } from '../../../contract/limits';
import type * as batch from '../../kit/batch/batch.check';
import { amountIn, bare, leftBySpreadsheet, problemMaker, shiftedSays, textProblem } from '../../kit/batch/batch.check';
import { withoutInvisible } from '../../kit/batch/batch.file';
import type { Field, Texts } from './bulkRefund.file';

/** What is wrong with a row. Rows with the same cause are listed together. */
export type Cause =
  | 'hidden'
  | 'referenceMissing'
  | 'referenceUnreadable'
  | 'notFound'
  | 'silent'
  | 'unpaid'
  | 'bankTransfer'
  | 'unknown'
  | 'nothingLeft'
  | 'amountMissing'
  | 'amountUnreadable'
  | 'amountZero'
  | 'tooMuch'
  | 'reasonMissing'
  | 'reasonLong'
  | 'reasonUnsafe'
  | 'shifted'
  | 'duplicate'
  | 'repeated'
  | 'refused';

export type Problem = batch.Problem<Cause, Field>;

/** A row with the results of the check. */
export interface Row extends Texts {
  /** The reference to look up. Null if the cell has none. */
  readonly names: string | null;
  /** Decimal text in major units without separators. Null if the cell is no amount. */
  readonly refunds: string | null;
  /** The problems of the row alone. */
  readonly problems: readonly Problem[];
  /** The cells that the merchant edited. */
  readonly typed: readonly Field[];
}

/** The cell that a cause is about. */
export const problemOf = problemMaker<Cause, Field>({
  hidden: 'row',
  referenceMissing: 'reference',
  referenceUnreadable: 'reference',
  notFound: 'reference',
  silent: 'row',
  unpaid: 'reference',
  bankTransfer: 'reference',
  unknown: 'row',
  nothingLeft: 'reference',
  amountMissing: 'amount',
  amountUnreadable: 'amount',
  amountZero: 'amount',
  tooMuch: 'amount',
  reasonMissing: 'reason',
  reasonLong: 'reason',
  reasonUnsafe: 'reason',
  shifted: 'row',
  duplicate: 'row',
  repeated: 'row',
  refused: 'row',
});

/** One shared array, because most of ten thousand rows have no problem. */
const NONE: readonly Problem[] = [];
const UNTYPED: readonly Field[] = [];

function checkReference(cell: string): { readonly names: string | null; readonly problems: readonly Problem[] } {
  const text = bare(cell);
  const no = (cause: Cause, says: string) => ({ names: null, problems: [problemOf(cause, says)] });
  if (text === '') return no('referenceMissing', 'The transaction reference is missing.');
  const left = leftBySpreadsheet(text, 'transaction reference');
  if (left !== null) return no('referenceUnreadable', left);
  const problem = textProblem(text, 'transaction reference', LONGEST_REFERENCE);
  return problem === null ? { names: text, problems: NONE } : no('referenceUnreadable', problem.says);
}

const REASON_CAUSES = { missing: 'reasonMissing', long: 'reasonLong', unsafe: 'reasonUnsafe' } as const;

function checkReason(cell: string): readonly Problem[] {
  const problem = textProblem(cell, 'reason', LONGEST_REASON);
  return problem === null ? NONE : [problemOf(REASON_CAUSES[problem.kind], problem.says)];
}

/** Returns the row with all its own problems, in reading order. */
export function checkRow(texts: Texts): Row {
  const { names, problems: ofReference } = checkReference(withoutInvisible(texts.reference));
  const { amount, problem } = amountIn(withoutInvisible(texts.amount));
  const found = [
    ofReference,
    problem === null ? NONE : [problemOf(problem.cause, problem.says)],
    checkReason(texts.reason),
    texts.beyond === '' ? NONE : [problemOf('shifted', shiftedSays(texts.beyond))],
  ];
  return {
    line: texts.line,
    reference: texts.reference,
    amount: texts.amount,
    reason: texts.reason,
    beyond: texts.beyond,
    isHidden: texts.isHidden === true,
    names,
    refunds: amount,
    typed: texts.typed ?? UNTYPED,
    problems: found.every((problems) => problems === NONE) ? NONE : found.flat(),
  };
}
