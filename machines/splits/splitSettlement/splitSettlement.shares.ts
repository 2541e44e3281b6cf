/** The shares of the table: what is wrong with each as it is typed, and what they leave the initiating account (SPL-06). */
import { isolated } from '../../../contract/shownText';
import { isAtMost, isPositive, readAmount, subtract, toDecimal } from '../../kit/values/money';
import { leavesAPart, restOf, sumOf, unitOf, WORDS } from '../splitAccount/splitAccount.rules';
import type { Split, SplitAccount } from '../splitAccount/splitAccount.types';

type Unit = Pick<Split, 'rateType' | 'currency'>;

/** In percent. */
const WHOLE = '100';
const NOTHING = '0';

/** Returns the split with a share as it was typed. */
export const withShare = (split: Split, id: string, amount: string): Split => ({
  ...split,
  accounts: split.accounts.map((account) => (account.id === id ? { ...account, amount } : account)),
});

/** Returns how a loaded share stands in its field: a percentage without zeros that say nothing. */
export const loadedShare = (split: Unit, amount: string): string =>
  split.rateType === 'percentage' ? (toDecimal(amount) ?? amount) : amount;

/** Returns the share as decimal text. Called only for a share that is one. */
export const submittedShare = (split: Unit, amount: string): string => toDecimal(amount, unitOf(split)) ?? amount;

/** Returns why a typed share is none. Null if it is one, or nothing was typed. */
export function shareError(split: Unit, typed: string): string | null {
  const { amount, error } = readAmount(typed, unitOf(split));
  return amount !== null && !isPositive(amount) ? 'The share must be greater than 0.' : error;
}

const percentOf = ({ amount }: SplitAccount) => toDecimal(amount, '%') ?? NOTHING;

/** Returns what the other accounts leave for one, in percent. Its own share must be less. */
const limitOf = ({ accounts }: Pick<Split, 'accounts'>, { id }: SplitAccount): string =>
  subtract(WHOLE, sumOf(accounts.filter((account) => account.id !== id)));

const shortest = (percent: string) => toDecimal(percent) ?? percent;

const largestOf = (accounts: readonly SplitAccount[]): SplitAccount | undefined =>
  accounts.reduce<SplitAccount | undefined>(
    (most, account) => (most && isAtMost(percentOf(account), percentOf(most)) ? most : account),
    undefined,
  );

/**
 * SPL-06: returns the accounts whose shares leave nothing for the initiating account: each that takes all of it alone, or else the one that
 * was typed last, or the largest. A lower share of an account must be able to help, so one whose others already take everything is not
 * blamed for them while another could help.
 */
export function tooHigh(split: Pick<Split, 'rateType' | 'accounts'>, typed: string | null): readonly SplitAccount[] {
  if (leavesAPart(split)) return [];
  const alone = split.accounts.filter((account) => isAtMost(WHOLE, percentOf(account)));
  if (alone.length > 0) return alone;
  const helping = split.accounts.filter((account) => isPositive(limitOf(split, account)) && isPositive(percentOf(account)));
  const blamed = helping.length > 0 ? helping : split.accounts;
  const one = blamed.find(({ id }) => id === typed) ?? largestOf(blamed);
  return one ? [one] : [];
}

/** SPL-06: returns which share is too high, and what is less. Null if the shares leave a part, or if no one lower share would do. */
export function tooHighWords(split: Pick<Split, 'rateType' | 'accounts'>, typed: string | null): string | null {
  const [account, another] = tooHigh(split, typed);
  if (!account || another) return null;
  const limit = limitOf(split, account);
  if (!isPositive(limit)) return null;
  const whose = account.accountName === '' ? 'that account' : isolated(account.accountName);
  return `1 share is too high. Enter less than ${shortest(limit)}% for ${whose}.`;
}

/** Returns what is said below each share, by the id of its account. */
export function shareErrors(split: Split, typed: string | null): Readonly<Record<string, string>> {
  const high = tooHigh(split, typed).map(({ id }) => id);
  return Object.fromEntries(
    split.accounts.flatMap(({ id, amount }) => {
      const error = shareError(split, amount) ?? (high.includes(id) ? WORDS.nothingLeft : null);
      return error === null ? [] : [[id, error]];
    }),
  );
}

/** What the table says of the whole, in percent. */
export interface Whole {
  /** What the initiating account keeps. Never less than nothing. */
  readonly rest: string;
  /** All shares together: a hundred, or more while they are too high. */
  readonly sum: string;
}

/** SPL-06: returns what the shares leave and come to. Null for amounts, which have no whole. */
export function wholeOf(split: Pick<Split, 'rateType' | 'accounts'>): Whole | null {
  const rest = restOf(split);
  if (rest === null) return null;
  const leaves = isPositive(rest);
  return { rest: leaves ? shortest(rest) : NOTHING, sum: leaves ? WHOLE : shortest(sumOf(split.accounts)) };
}
