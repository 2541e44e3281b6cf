import { isolated } from '../../../contract/shownText';
import { emptySplit, isWallet, leavesAPart } from '../splitAccount/splitAccount.rules';
import type { SplitAccount } from '../splitAccount/splitAccount.types';
import type { Split, SplitSettlement, SplitSettlementContext } from './splitSettlement.types';

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
  accounts: accounts.map((account, index) => ({ ...account, id: String(index + 1) })),
});

/** SPL-04: whether the stored accounts belong to this split and are not empty. */
export const isWorthOffering = (kept: Split | null, subject: SplitSettlementContext['subject']): boolean =>
  kept !== null && kept.id === (subject?.id ?? '') && kept.accounts.length > 0;

/** SPL-02: the first account stays, because the others copy its currency and type of share. */
export const isAfterFirst = ({ accounts }: Split, id: string): boolean => accounts.findIndex((account) => account.id === id) > 0;

export const without = (split: Split, id: string): Split => ({
  ...split,
  accounts: split.accounts.filter((account) => account.id !== id),
});

/** Whether the split differs from the provider's data. */
export const isChanged = ({ started, split }: Pick<SplitSettlementContext, 'started' | 'split'>): boolean =>
  JSON.stringify(split) !== JSON.stringify(started);

/** Returns why it cannot be submitted yet. The first reason shows. */
export function blockers({ split }: Pick<SplitSettlementContext, 'split'>): readonly string[] {
  if (split.accounts.length === 0) return ['Add an account first.'];
  const missing: string[] = [];
  if (split.currencyId === '') missing.push('Currency is required!');
  if (split.accounts.some(({ accountName }) => accountName === '')) missing.push('One account has no account name yet. Edit it.');
  if (!leavesAPart(split)) missing.push('The shares leave nothing for the initiating account. Edit one.');
  return missing;
}

export const nothing: Split = emptySplit;
