/**
 * Returns the errors of a row, as shown below it. It corrects nothing: a leading zero or the nearest bank is offered, and only the merchant
 * applies it. Pure, so that the same check runs where the file is read and where a cell is edited.
 */
import type { Bank } from '../../../contract/payouts/banks';
import { isPositive, readAmount } from '../../kit/money';
import { short } from '../../kit/readings';
import type { FindBank } from './bulkPayout.banks';
import { type Field, isBlank, type Texts, withoutInvisible } from './bulkPayout.file';

/** A correction that the merchant can apply with one press. */
export interface Offer {
  readonly label: string;
  readonly field: Field;
  readonly text: string;
}

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
  | 'otherCurrency'
  | 'shifted'
  | 'duplicate';

export interface Problem {
  readonly cause: Cause;
  readonly field: Field | 'row';
  readonly says: string;
  readonly offer: Offer | null;
}

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
  otherCurrency: 'row',
  shifted: 'row',
  duplicate: 'row',
};

export const problemOf = (cause: Cause, says: string, offer: Offer | null = null): Problem => ({
  cause,
  field: FIELDS[cause],
  says,
  offer,
});

const SCIENTIFIC = /^[+-]?\d+([.,]\d+)?e[+-]?\d+$/i;
const FORMULA = /^[=@]/;
const ERROR = /^#(N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!)$/i;

/** Spreadsheets put an apostrophe before text, and people put spaces between digits. */
const bare = (cell: string) => cell.replace(/^'/, '').trim();

function whole(text: string): string | null {
  if (SCIENTIFIC.test(text)) return `The spreadsheet shortened this to ${text} and lost digits. Enter all 10 digits.`;
  if (FORMULA.test(text)) return 'This is a formula. Enter the account number instead.';
  if (ERROR.test(text)) return `This cell contains the error ${text}. Enter the account number instead.`;
  if (!/^\d+$/.test(text)) return `“${short(text)}” isn’t an account number. Enter 10 digits.`;
  return null;
}

const ACCOUNT = /^\d{10}$/;
/** Ten digits that end like a number that a spreadsheet rounded and wrote out. */
const ROUNDED = /^[1-9]\d*0{5}$/;

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
  const says = whole(text);
  if (says) return { number: null, problems: [problemOf('accountUnreadable', says)] };
  if (text.length === 10) return tenDigits(text, isTyped);
  const count = text.length === 1 ? '1 digit' : `${text.length} digits`;
  const padded = text.padStart(10, '0');
  // A spreadsheet drops the zeros of an account number. Hardly any number starts with more than two.
  const offer =
    text.length < 10 && text.length > 7 ? { label: `Change to ${padded}`, field: 'account' as const, text: padded } : null;
  const more = offer ? ' The spreadsheet may have removed leading zeros.' : '';
  const sentence = `The account number has ${count}. It must have 10.${more}`;
  return { number: null, problems: [problemOf('accountLength', sentence, offer)] };
}

/** Returns what a spreadsheet wrote instead of an amount, or null. */
function leftInAmount(text: string): string | null {
  if (FORMULA.test(text)) return 'This is a formula. Enter the amount instead.';
  return ERROR.test(text) ? `This cell contains the error ${text}. Enter the amount instead.` : null;
}

/** An amount as sent: no separators, no leading zeros, at most two decimals. An amount that starts with 1 to 9 is positive. */
const PLAIN_AMOUNT = /^[1-9]\d{0,14}(\.\d{1,2})?$/;

function checkAmount(cell: string): { readonly pays: string | null; readonly problems: readonly Problem[] } {
  if (PLAIN_AMOUNT.test(cell)) return { pays: cell, problems: NONE };
  const text = bare(cell);
  const no = (cause: Cause, says: string) => ({ pays: null, problems: [problemOf(cause, says)] });
  const left = leftInAmount(text);
  if (left !== null) return no('amountUnreadable', left);
  const { amount, error } = readAmount(text, CURRENCY);
  if (amount === null) return error === null ? no('amountMissing', 'The amount is missing.') : no('amountUnreadable', error);
  return isPositive(amount) ? { pays: amount, problems: NONE } : no('amountZero', 'Enter an amount greater than 0.00.');
}

function checkBank(cell: string, find: FindBank): { readonly bank: Bank | null; readonly problems: readonly Problem[] } {
  const text = bare(cell);
  if (text === '') return { bank: null, problems: [problemOf('bankMissing', 'The bank is missing.')] };
  const { bank, near } = find(text);
  if (bank) return { bank, problems: NONE };
  const offer = near && { label: `Use ${near.name}`, field: 'bank' as const, text: near.name };
  const asks = near ? ` Did you mean ${near.name}?` : ' Enter the bank name or code.';
  return { bank, problems: [problemOf('bankUnknown', `No bank matches “${short(text)}”.${asks}`, offer)] };
}

function checkDescription(cell: string): readonly Problem[] {
  const { length } = cell.trim();
  if (isBlank(cell)) return [problemOf('descriptionMissing', 'The description is missing.')];
  if (length <= LONGEST_DESCRIPTION) return NONE;
  const says = `The description has ${length} characters. Use ${LONGEST_DESCRIPTION} at most.`;
  return [problemOf('descriptionLong', says)];
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
    ...(beyond === ''
      ? []
      : [
          problemOf(
            'shifted',
            `“${short(beyond)}” has no column heading. Cells may have shifted, for example after a comma in an amount. Correct the row.`,
          ),
        ]),
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
