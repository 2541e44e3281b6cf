/** What the checks of rows share: what is wrong with a row, and what spreadsheets leave in cells. */

import { isSafeText, NOT_ALLOWED } from '../../../contract/safeText';
import { isPositive, readAmount } from '../values/money';
import { short } from '../values/readings';
import { isBlank } from './batch.file';

/** A correction that the merchant can apply with one press. */
export interface Offer<Field extends string> {
  readonly label: string;
  readonly field: Field;
  readonly text: string;
}

/** What is wrong with a row. Rows with the same cause are listed together. */
export interface Problem<Cause extends string, Field extends string> {
  readonly cause: Cause;
  readonly field: Field | 'row';
  readonly says: string;
  readonly offer: Offer<Field> | null;
}

/** @param fields the cell that each cause is about */
export const problemMaker =
  <Cause extends string, Field extends string>(fields: Readonly<Record<Cause, Field | 'row'>>) =>
  (cause: Cause, says: string, offer: Offer<Field> | null = null): Problem<Cause, Field> => ({
    cause,
    field: fields[cause],
    says,
    offer,
  });

const FORMULA = /^[=@]/;
const ERROR = /^#(N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!)$/i;

/** Spreadsheets put an apostrophe before text, and people put spaces between digits. */
export const bare = (cell: string) => cell.replace(/^'/, '').trim();

/** Returns what a spreadsheet wrote instead of a value, or null. */
export function leftBySpreadsheet(text: string, value: string): string | null {
  if (FORMULA.test(text)) return `This is a formula. Enter the ${value} instead.`;
  return ERROR.test(text) ? `This cell contains the error ${text}. Enter the ${value} instead.` : null;
}

/** An amount as sent: no separators, no leading zeros, at most two decimals. An amount that starts with 1 to 9 is positive. */
const PLAIN_AMOUNT = /^[1-9]\d{0,14}(\.\d{1,2})?$/;

export type AmountCause = 'amountMissing' | 'amountUnreadable' | 'amountZero';

/** The amount of a cell, or why there is none. */
type AmountFound =
  | { readonly amount: string; readonly problem: null }
  | { readonly amount: null; readonly problem: { readonly cause: AmountCause; readonly says: string; readonly guess?: string } };

/**
 * Returns the amount of a cell as decimal text in major units (GEN-02).
 * @param currency the only one that may stand beside the amount. Without it, none may.
 */
export function amountIn(cell: string, currency?: string): AmountFound {
  if (PLAIN_AMOUNT.test(cell)) return { amount: cell, problem: null };
  const text = bare(cell);
  const no = (cause: AmountCause, says: string, guess?: string): AmountFound => ({
    amount: null,
    problem: { cause, says, ...(guess !== undefined && { guess }) },
  });
  const left = leftBySpreadsheet(text, 'amount');
  if (left !== null) return no('amountUnreadable', left);
  const { amount, error, guess } = readAmount(text, currency);
  if (amount === null)
    return error === null ? no('amountMissing', 'The amount is missing.') : no('amountUnreadable', error, guess);
  return isPositive(amount) ? { amount, problem: null } : no('amountZero', 'Enter an amount greater than 0.00.');
}

export const shiftedSays = (beyond: string) =>
  `“${short(beyond)}” has no column heading. Cells may have shifted, for example after a comma in an amount. Correct the row.`;

export interface TextProblem {
  readonly kind: 'missing' | 'long' | 'unsafe';
  readonly says: string;
}

/** Returns why a text is not accepted: it is empty, longer than `most` characters, or not safe to show. `name` is what the cell holds. */
export function textProblem(cell: string, name: string, most: number): TextProblem | null {
  const { length } = cell.trim();
  if (isBlank(cell)) return { kind: 'missing', says: `The ${name} is missing.` };
  if (length > most) return { kind: 'long', says: `The ${name} has ${length} characters. Use ${most} at most.` };
  return isSafeText(cell) ? null : { kind: 'unsafe', says: `The ${name} ${NOT_ALLOWED}. Delete it and type it again.` };
}
