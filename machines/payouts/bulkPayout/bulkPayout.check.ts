/**
 * Returns the errors of a row, as shown below it. It corrects nothing: a leading zero or the nearest bank is offered, and only the merchant
 * applies it. Pure, so that the same check runs where the file is read and where a cell is edited.
 */

import type { Bank } from '../../../contract/payouts/banks';
import { isolated } from '../../../contract/shownText';
import type * as batch from '../../kit/batch/batch.check';
import { amountIn, bare, leftBySpreadsheet, problemMaker, shiftedSays, textProblem } from '../../kit/batch/batch.check';
import { withoutInvisible } from '../../kit/batch/batch.file';
import { short } from '../../kit/values/readings';
import type { FindBank } from './bulkPayout.banks';
import type { Field, Texts } from './bulkPayout.file';

/** What is wrong with a row. Rows with the same cause are listed together. */
export type Cause =
  | 'hidden'
  | 'accountMissing'
  | 'accountLength'
  | 'accountUnreadable'
  | 'accountRounded'
  | 'accountUnknown'
  | 'bankSilent'
  | 'bankMissing'
  | 'bankUnknown'
  | 'amountMissing'
  | 'amountUnreadable'
  | 'amountZero'
  | 'descriptionMissing'
  | 'descriptionLong'
  | 'descriptionUnsafe'
  | 'otherCurrency'
  | 'shifted'
  | 'duplicate';

export type Problem = batch.Problem<Cause, Field>;

/** A row with the results of the check. The amount is decimal text in major units without separators. */
export interface Row extends Texts {
  /** Ten digits. Null if the cell is no account number. */
  readonly number: string | null;
  readonly bankCode: string | null;
  readonly bankId: string | null;
  readonly bankName: string | null;
  readonly pays: string | null;
  /** The errors of the row alone. A duplicate is found only among all rows. */
  readonly problems: readonly Problem[];
  /** The cells that the merchant edited. */
  readonly typed: readonly Field[];
}

/** The only currency of bulk payouts, because an international payout needs more than four columns. */
export const CURRENCY = 'NGN';

const LONGEST_DESCRIPTION = 500;

/** The errors of a valid cell. One shared array, because most of ten thousand rows have none. */
const NONE: readonly Problem[] = [];
const UNTYPED: readonly Field[] = [];

/** The cell that a cause is about. */
const FIELDS: Readonly<Record<Cause, Problem['field']>> = {
  hidden: 'row',
  accountMissing: 'account',
  accountLength: 'account',
  accountUnreadable: 'account',
  accountRounded: 'account',
  accountUnknown: 'account',
  bankSilent: 'row',
  bankMissing: 'bank',
  bankUnknown: 'bank',
  amountMissing: 'amount',
  amountUnreadable: 'amount',
  amountZero: 'amount',
  descriptionMissing: 'description',
  descriptionLong: 'description',
  descriptionUnsafe: 'description',
  otherCurrency: 'row',
  shifted: 'row',
  duplicate: 'row',
};

export const problemOf = problemMaker(FIELDS);

const SCIENTIFIC = /^[+-]?\d+([.,]\d+)?e[+-]?\d+$/i;

function whole(text: string): string | null {
  if (SCIENTIFIC.test(text)) return `The spreadsheet shortened this to ${text} and lost digits. Enter all 10 digits.`;
  const left = leftBySpreadsheet(text, 'account number');
  if (left !== null) return left;
  if (!/^\d+$/.test(text)) return `“${short(text)}” isn’t an account number. Enter 10 digits.`;
  return null;
}

/** How a date is read from a spreadsheet. Its digits alone would look like an account number that lacks zeros. */
const DATE = /^\d{4}-\d{2}-\d{2}$/;

const ACCOUNT = /^\d{10}$/;
/** Ten digits that end like a number that a spreadsheet rounded and wrote out. */
const ROUNDED = /^[1-9]\d*0{5}$/;
/** A spreadsheet drops the zeros of an account number. Hardly any number starts with more than two. */
const LACKING_ZEROS: readonly number[] = [8, 9];

interface AccountFound {
  readonly number: string | null;
  readonly problems: readonly Problem[];
}

/** Ten digits. The merchant must enter or confirm those that look rounded before they are paid. */
function tenDigits(number: string, isTyped: boolean): AccountFound {
  if (isTyped || !ROUNDED.test(number)) return { number, problems: NONE };
  const says = `A spreadsheet may have rounded this account number: it ends in zeros. Check it, or keep ${number}.`;
  const offer = { label: `Keep ${number}`, field: 'account' as const, text: number };
  return { number: null, problems: [problemOf('accountRounded', says, offer)] };
}

function checkAccount(cell: string, isTyped: boolean): AccountFound {
  if (ACCOUNT.test(cell)) return tenDigits(cell, isTyped);
  const text = bare(cell).replace(/[\s\u00a0-]/g, '');
  if (text === '') return { number: null, problems: [problemOf('accountMissing', 'The account number is missing.')] };
  const says = DATE.test(bare(cell)) ? `“${short(bare(cell))}” is a date. Enter 10 digits.` : whole(text);
  if (says) return { number: null, problems: [problemOf('accountUnreadable', says)] };
  if (text.length === 10) return tenDigits(text, isTyped);
  const count = text.length === 1 ? '1 digit' : `${text.length} digits`;
  const padded = text.padStart(10, '0');
  const mayLackZeros = LACKING_ZEROS.includes(text.length);
  const offer = mayLackZeros ? { label: `Change to ${padded}`, field: 'account' as const, text: padded } : null;
  const more = offer ? ' The spreadsheet may have removed leading zeros.' : '';
  const sentence = `The account number has ${count}. It must have 10.${more}`;
  return { number: null, problems: [problemOf('accountLength', sentence, offer)] };
}

function checkAmount(cell: string): { readonly pays: string | null; readonly problems: readonly Problem[] } {
  const { amount, problem } = amountIn(cell, CURRENCY);
  if (problem === null) return { pays: amount, problems: NONE };
  const { cause, says, guess } = problem;
  const offer = guess === undefined ? null : { label: `Use ${guess}`, field: 'amount' as const, text: guess };
  return { pays: null, problems: [problemOf(cause, says, offer)] };
}

function checkBank(cell: string, find: FindBank): { readonly bank: Bank | null; readonly problems: readonly Problem[] } {
  const text = bare(cell);
  if (text === '') return { bank: null, problems: [problemOf('bankMissing', 'The bank is missing.')] };
  const { bank, near } = find(text);
  if (bank) return { bank, problems: NONE };
  const offer = near && { label: `Use ${isolated(near.name)}`, field: 'bank' as const, text: near.name };
  const asks = near ? ` Did you mean ${isolated(near.name)}?` : ' Enter the bank name or code.';
  return { bank, problems: [problemOf('bankUnknown', `No bank matches “${short(text)}”.${asks}`, offer)] };
}

const DESCRIPTION_CAUSES = { missing: 'descriptionMissing', long: 'descriptionLong', unsafe: 'descriptionUnsafe' } as const;

function checkDescription(cell: string): readonly Problem[] {
  const problem = textProblem(cell, 'description', LONGEST_DESCRIPTION);
  return problem === null ? NONE : [problemOf(DESCRIPTION_CAUSES[problem.kind], problem.says)];
}

function checkRest({ currency, beyond }: Texts): readonly Problem[] {
  if (beyond === '' && (currency === '' || currency === CURRENCY)) return NONE;
  const isOther = currency.trim() !== '' && currency.trim().toUpperCase() !== CURRENCY;
  return [
    ...(isOther
      ? [
          problemOf(
            'otherCurrency',
            `Bulk payouts are in ${CURRENCY} only. This row has ${short(currency.trim())}. Send it as a single payout.`,
          ),
        ]
      : []),
    ...(beyond === '' ? [] : [problemOf('shifted', shiftedSays(beyond))]),
  ];
}

/** Returns the row with all its own errors, in reading order. */
export function checkRow(texts: Texts, find: FindBank): Row {
  const typed = texts.typed ?? UNTYPED;
  const account = checkAccount(withoutInvisible(texts.account), typed.includes('account'));
  const { bank, problems: ofBank } = checkBank(withoutInvisible(texts.bank), find);
  const amount = checkAmount(withoutInvisible(texts.amount));
  const found = [account.problems, ofBank, amount.problems, checkDescription(texts.description), checkRest(texts)];
  // Written out, because ten thousand copies by spreading would take longer than everything else here.
  return {
    line: texts.line,
    account: texts.account,
    bank: texts.bank,
    amount: texts.amount,
    description: texts.description,
    currency: texts.currency,
    beyond: texts.beyond,
    isHidden: texts.isHidden === true,
    number: account.number,
    bankCode: bank?.bankCode ?? null,
    bankId: bank?.id ?? null,
    bankName: bank?.name ?? null,
    pays: amount.pays,
    typed,
    problems: found.every((problems) => problems === NONE) ? NONE : found.flat(),
  };
}
