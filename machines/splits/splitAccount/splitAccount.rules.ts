import type { Account } from '../../kit/accountLookup/accountLookup.types';
import { add, isAtMost, isPositive, readAmount, subtract, toDecimal } from '../../kit/values/money';
import { ACCOUNT_NUMBER, bareNumber, MERCHANT_ID, numberError } from '../../kit/values/readings';
import type { Draft, Split, SplitAccount, SplitAccountContext } from './splitAccount.types';

/** SPL-06: the total of all shares, in percent. */
const WHOLE = '100';
const NOTHING = '0';
const PERCENT = '%';

/** SPL-05, SPL-06, SPL-07, in the documents' words. */
export const WORDS = {
  unresolved: 'Please resolve the account before submitting',
  resolved: 'Account resolved successfully',
  nothingLeft:
    'You cannot enter a figure equal to or more than the remaining percentage available. The initiating account has to have an allocated slot.',
  rest: 'The remaining percentage goes to the initiating account by default.',
  updated: 'Settlement account updated successfully!',
  created: 'Settlement account created successfully!',
  failed: 'Something went wrong',
  own: 'The initiating account already has a share.',
  twice: 'This account is already in the split.',
  unsaved: 'Failed to save settlement account. Please try again.',
} as const;

export const emptySplit: Split = {
  id: '',
  name: '',
  currencyId: '',
  currency: '',
  rateType: 'percentage',
  isActive: true,
  customUrl: '',
  version: '',
  accounts: [],
};

export const isWallet = ({ merchantId }: Pick<SplitAccount, 'merchantId'>): boolean => merchantId !== '';

/** Returns the initial form. */
export const draftOf = ({ editing }: Pick<SplitAccountContext, 'editing'>): Draft => ({
  type: editing && !isWallet(editing) ? 'bank' : 'wallet',
  merchantId: editing?.merchantId ?? '',
  bankCode: editing?.bankCode ?? '',
  accountNumber: editing?.accountNumber ?? '',
  amount: editing?.amount ?? '',
});

/** Whether closing the dialog would lose something that the merchant typed or chose. The type alone is nothing to lose. */
export function isFilled(context: Pick<SplitAccountContext, 'draft' | 'editing'>): boolean {
  const before = draftOf(context);
  return (['merchantId', 'bankCode', 'accountNumber', 'amount'] as const).some((field) => context.draft[field] !== before[field]);
}

type Shares = Pick<SplitAccountContext, 'split' | 'editing'>;

const others = ({ split, editing }: Shares): readonly SplitAccount[] => split.accounts.filter(({ id }) => id !== editing?.id);

/** Returns the sum of percentages. A text that is none counts as nothing. */
export const sumOf = (accounts: readonly SplitAccount[]): string =>
  accounts.reduce((sum, { amount }) => add(sum, toDecimal(amount, PERCENT) ?? NOTHING), NOTHING);

/** Returns the unit of all shares: percent, or the code of the split's currency. */
export const unitOf = ({ rateType, currency }: Pick<Split, 'rateType' | 'currency'>): string =>
  rateType === 'percentage' ? PERCENT : currency;

/** Returns the share as decimal text, or null. */
const shareOf = ({ draft, split }: Pick<SplitAccountContext, 'draft' | 'split'>) => toDecimal(draft.amount, unitOf(split));

type Shared = Shares & Pick<SplitAccountContext, 'draft'>;

type Placed = Shared & Pick<SplitAccountContext, 'merchantId'>;

/** Zeros before a merchant ID make it no other one. */
const idOf = (typed: string) => bareNumber(typed).replace(/^0+(?=\d)/, '');

/** Returns why the destination cannot have a share: it has one already. Null if it can, or is not complete. */
function takenWords(context: Placed): string | null {
  const { type, accountNumber, bankCode } = lookedUp(context);
  if (accountNumber === '') return null;
  if (type === 'Bank')
    return others(context).some((other) => other.bankCode === bankCode && other.accountNumber === accountNumber)
      ? WORDS.twice
      : null;
  const id = idOf(accountNumber);
  if (id === idOf(context.merchantId)) return WORDS.own;
  return others(context).some((other) => isWallet(other) && idOf(other.merchantId) === id) ? WORDS.twice : null;
}

/** SPL-06: returns the errors by field. Signs and exponents are invalid. The text stays as typed. */
export function fieldErrors(context: Placed) {
  const { draft, split } = context;
  const taken = takenWords(context);
  return {
    merchantId: numberError(draft.merchantId, MERCHANT_ID) ?? (draft.type === 'wallet' ? taken : null),
    accountNumber: numberError(draft.accountNumber, ACCOUNT_NUMBER) ?? (draft.type === 'bank' ? taken : null),
    amount: readAmount(draft.amount, unitOf(split)).error,
  };
}

/** SPL-06: returns the initiating account's share, in percent as decimal text. It must be above zero. */
export const remaining = (context: Shared): string =>
  subtract(subtract(WHOLE, sumOf(others(context))), toDecimal(context.draft.amount, PERCENT) ?? NOTHING);

/** SPL-06: the share would leave nothing for the initiating account. */
export const takesAll = (context: Shared): boolean => {
  const share = toDecimal(context.draft.amount, PERCENT) ?? NOTHING;
  return context.split.rateType === 'percentage' && isPositive(share) && isAtMost(remaining(context), NOTHING);
};

/** SPL-06: returns what is left for the initiating account, in percent. Null for shares in amounts. */
export const restOf = ({ rateType, accounts }: Pick<Split, 'rateType' | 'accounts'>): string | null =>
  rateType === 'flat' ? null : subtract(WHOLE, sumOf(accounts));

/** SPL-06: checks a whole split. The provider checks the same. */
export const leavesAPart = ({ rateType, accounts }: Pick<Split, 'rateType' | 'accounts'>): boolean =>
  rateType === 'flat' || !isAtMost(WHOLE, sumOf(accounts));

/** Returns what to look up: a wallet or a bank account. Null if the draft is incomplete. */
export const lookedUp = ({
  draft: { type, merchantId, bankCode, accountNumber },
}: Pick<SplitAccountContext, 'draft'>): Account =>
  type === 'wallet'
    ? { type: 'Merchant', accountNumber: bareNumber(merchantId), bankCode: '' }
    : { type: 'Bank', accountNumber: bareNumber(accountNumber), bankCode };

/** Returns why the account cannot be saved yet. The first reason shows. */
export function blockers(context: Placed & Pick<SplitAccountContext, 'name'>): readonly string[] {
  const { draft, name, editing } = context;
  const missing: string[] = [];
  const taken = takenWords(context);
  if (taken !== null) missing.push(taken);
  if (name === null) missing.push('We haven’t found the account name yet.');
  // The share of an account that was added is typed in the table.
  if (editing !== null) return missing;
  const share = shareOf(context);
  if (share === null) missing.push(draft.amount.trim() === '' ? 'Enter the share.' : 'Correct the share.');
  else if (!isPositive(share)) missing.push('The share must be greater than 0.');
  if (takesAll(context)) missing.push(WORDS.nothingLeft);
  return missing;
}

/** Returns the split with the new or changed account. Called only without blockers, else it returns null. */
export function splitWith(context: SplitAccountContext, newId: string): Split | null {
  const { split, editing, draft, name, banks } = context;
  const amount = editing ? editing.amount : shareOf(context);
  if (name === null || amount === null) return null;
  const isAtBank = draft.type === 'bank';
  const bank = banks.find(({ bankCode }) => bankCode === draft.bankCode);
  const account: SplitAccount = {
    id: editing?.id ?? newId,
    merchantId: isAtBank ? '' : bareNumber(draft.merchantId),
    bankCode: isAtBank ? draft.bankCode : '',
    bankName: isAtBank ? (bank?.name ?? editing?.bankName ?? '') : '',
    accountNumber: isAtBank ? bareNumber(draft.accountNumber) : '',
    accountName: name,
    amount,
  };
  const accounts = editing ? split.accounts.map((row) => (row.id === editing.id ? account : row)) : [...split.accounts, account];
  return { ...split, accounts };
}
