import { isolated } from '../../../contract/shownText';
import { textUpTo } from '../../kit/form/form.rules';
import { isPositive, multiplyRoundedDown, subtract } from '../../kit/values/money';
import { emptySplit, isWallet, leavesAPart, restOf } from '../splitAccount/splitAccount.rules';
import type { SplitAccount } from '../splitAccount/splitAccount.types';
import { loadedShare, shareError, submittedShare } from './splitSettlement.shares';
import type { Choices, Split, SplitSettlement, SplitSettlementContext, Terms } from './splitSettlement.types';

/** The page of the list, and the page for a new one. */
export const LIST = '/dashboard/account/split-settlements';
export const NEW = `${LIST}/create`;

/** SPL-01: returns the page that edits a split. The merchant's name for it may hold any character. */
export const editingOf = ({ id, name }: Pick<Split, 'id' | 'name'>): string =>
  `${LIST}/edit/${encodeURIComponent(id)}/${encodeURIComponent(name)}`;

/** The messages in the documents' words. */
export const WORDS = {
  verified: 'Settlement Verified Successfully',
  created: 'Created successfully',
  updated: 'Updated successfully',
  failed: 'Operation failed',
  unexpected: 'An unexpected error occurred',
  unfetched: 'Failed to fetch settlements',
} as const;

/** SPL-02: returns the destination of an account's share. */
export const destinationOf = (account: SplitAccount): string => {
  if (isWallet(account)) return `Merchant ID - ${account.merchantId}`;
  return account.accountNumber === '' ? '-' : `Bank - ${account.accountNumber} - ${isolated(account.bankName)}`;
};

/** Returns the editable split from the provider's data. The position identifies each row. */
export const splitOf = ({ accounts, ...split }: SplitSettlement): Split => ({
  ...split,
  accounts: accounts.map((account, index) => ({ ...account, id: String(index + 1), amount: loadedShare(split, account.amount) })),
});

/** SPL-04: whether what is stored belongs to this split, and has something that the merchant entered. */
export const isWorthOffering = (kept: Split | null, subject: SplitSettlementContext['subject']): boolean =>
  kept !== null && kept.id === (subject?.id ?? '') && (kept.accounts.length > 0 || kept.name.trim() !== '');

/** SPL-02: the first account stays. */
export const isAfterFirst = ({ accounts }: Split, id: string): boolean => accounts.findIndex((account) => account.id === id) > 0;

export const without = (split: Split, id: string): Split => ({
  ...split,
  accounts: split.accounts.filter((account) => account.id !== id),
});

/** Whether the split differs from the provider's data. */
export const isChanged = ({ started, split }: Pick<SplitSettlementContext, 'started' | 'split'>): boolean =>
  JSON.stringify(split) !== JSON.stringify(started);

/** GEN-03. */
const line = textUpTo(100);

/** SPL-03: returns the error of the name. The text stays as typed. */
export const nameError = ({ name }: Pick<Split, 'name'>): string | null => line(name.trim());

/** Returns what is wrong with the name, which is part of its page's URL: dots alone are none there. */
function nameBlocker({ name }: Pick<Split, 'name'>): string | null {
  if (name.trim() === '') return 'Name is required!';
  return /[\p{L}\p{N}]/u.test(name) ? nameError({ name }) : 'The name must include a letter or a digit.';
}

/** SPL-03: returns the split with other terms. Shares in another unit are no shares, so they are cleared. */
export const withTerms = (split: Split, terms: Terms): Split => ({
  ...split,
  ...terms,
  accounts: clearsShares(split, terms) ? split.accounts.map((account) => ({ ...account, amount: '' })) : split.accounts,
});

/** Whether the shares would be in another unit. Percentages are the same in any currency. */
export const clearsShares = (split: Split, { rateType = split.rateType, currencyId = split.currencyId }: Terms): boolean =>
  split.accounts.some(({ amount }) => amount !== '') &&
  (rateType !== split.rateType || (split.rateType === 'flat' && currencyId !== split.currencyId));

/** Returns the terms that a chosen currency stands for. None for an unknown one. */
export function currencyTerms(choices: Choices | null, currencyId: string): Terms {
  const found = choices?.currencies.find(({ id }) => id === currencyId);
  return found ? { currencyId: found.id, currency: found.code } : {};
}

/** NGN, the first currency, is the default. */
export const withDefaults = (split: Split, choices: Choices): Split =>
  split.currencyId === '' ? { ...split, ...currencyTerms(choices, choices.currencies[0]?.id ?? '') } : split;

/** Returns what is submitted: the name without spaces around it, and the shares as decimal text. */
export const submitted = (split: Split): Split => ({
  ...split,
  name: split.name.trim(),
  accounts: split.accounts.map((account) => ({ ...account, amount: submittedShare(split, account.amount) })),
});

/** What a merchant reckons with, and a hundredth of it. */
const EXAMPLE = '100000.00';
const PERCENT = '1000';

/** SPL-06: returns what the initiating account keeps of an example, and what the others get. Null for shares in amounts, and while one is none. */
export function exampleOf(split: Split): { readonly whole: string; readonly kept: string; readonly shared: string } | null {
  const rest = restOf(split);
  if (rest === null || split.accounts.length === 0 || !isPositive(rest)) return null;
  // A share that is missing or wrong would count as nothing.
  if (split.accounts.some(({ amount }) => amount.trim() === '' || shareError(split, amount) !== null)) return null;
  const kept = multiplyRoundedDown(rest, PERCENT);
  return { whole: EXAMPLE, kept, shared: subtract(EXAMPLE, kept) };
}

const lacking = (count: number, what: string, remedy: string) =>
  count === 1 ? `One account has no ${what} yet. ${remedy} it.` : `${count} accounts have no ${what} yet. ${remedy} them.`;

/** Returns why it cannot be submitted yet. The first reason shows. */
export function blockers({ split }: Pick<SplitSettlementContext, 'split'>): readonly string[] {
  const missing: string[] = [];
  const name = nameBlocker(split);
  if (name !== null) missing.push(name);
  if (split.currencyId === '') missing.push('Currency is required!');
  if (split.accounts.length === 0) return [...missing, 'Add an account first.'];
  const wrong = split.accounts.filter(({ amount }) => shareError(split, amount) !== null).length;
  if (wrong > 0) missing.push(wrong === 1 ? '1 share needs a correction.' : `${wrong} shares need a correction.`);
  const shareless = split.accounts.filter(({ amount }) => amount.trim() === '').length;
  if (shareless > 0) missing.push(lacking(shareless, 'share', 'Enter'));
  const nameless = split.accounts.filter(({ accountName }) => accountName === '').length;
  if (nameless > 0) missing.push(lacking(nameless, 'account name', 'Edit'));
  if (!leavesAPart(split)) missing.push('The shares leave nothing for the initiating account. Lower one.');
  return missing;
}

export const nothing: Split = emptySplit;
