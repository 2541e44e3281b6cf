import { blank, isWallet, leavesAPart } from '../splitAccount/splitAccount.rules';
import type { SplitAccount } from '../splitAccount/splitAccount.types';
import type { Split, SplitSettlement, SplitSettlementContext } from './splitSettlement.types';

/** Where the list of split settlements is, and where one is made. */
export const LIST = '/dashboard/account/split-settlements';
export const NEW = `${LIST}/create`;

/** SPL-01: where one is edited. What the merchant called it may hold anything. */
export const editingOf = ({ id, name }: Pick<Split, 'id' | 'name'>): string =>
  `${LIST}/edit/${encodeURIComponent(id)}/${encodeURIComponent(name)}`;

/** What the merchant reads, in the documents' words. */
export const WORDS = {
  verified: 'Settlement Verified Successfully',
  created: 'Created successfully',
  updated: 'Updated successfully',
  failed: 'Operation failed',
  unexpected: 'An unexpected error occurred',
  unfetched: 'Failed to fetch settlements',
} as const;

/** SPL-02: where an account's share goes. */
export const destinationOf = (account: SplitAccount): string => {
  if (isWallet(account)) return `Merchant ID - ${account.merchantId}`;
  return account.accountNumber === '' ? '-' : `Bank - ${account.accountNumber} - ${account.bankName}`;
};

/** As it is put together, of what the provider has: each row is named by its place. */
export const splitOf = ({ accounts, ...split }: SplitSettlement): Split => ({
  ...split,
  accounts: accounts.map((account, index) => ({ ...account, id: String(index + 1) })),
});

/** SPL-04: what was kept is of this split, new or old, and there is something of it. */
export const isWorthOffering = (kept: Split | null, subject: SplitSettlementContext['subject']): boolean =>
  kept !== null && kept.id === (subject?.id ?? '') && kept.accounts.length > 0;

/** SPL-02: the first account stays, because the others have their money and their way of shares from it. */
export const isAfterFirst = ({ accounts }: Split, id: string): boolean => accounts.findIndex((account) => account.id === id) > 0;

export const without = (split: Split, id: string): Split => ({
  ...split,
  accounts: split.accounts.filter((account) => account.id !== id),
});

/** Whether anything is other than the provider has it. */
export const isChanged = ({ started, split }: Pick<SplitSettlementContext, 'started' | 'split'>): boolean =>
  JSON.stringify(split) !== JSON.stringify(started);

/** Why it cannot be submitted yet; the first one is said. */
export function blockers({ split }: Pick<SplitSettlementContext, 'split'>): readonly string[] {
  if (split.accounts.length === 0) return ['Add an account first.'];
  const missing: string[] = [];
  if (split.currencyId === '') missing.push('Currency is required!');
  if (split.accounts.some(({ accountName }) => accountName === '')) missing.push('An account was not found yet: edit it.');
  if (!leavesAPart(split)) missing.push('The shares leave nothing for the initiating account: edit one.');
  return missing;
}

export const nothing: Split = blank;
