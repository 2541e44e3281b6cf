import type { Account } from '../../kit/accountLookup.types';
import { maxLength } from '../../kit/form.rules';
import { add, isAtMost, isPositive, readAmount, subtract, toDecimal } from '../../kit/money';
import { ACCOUNT_NUMBER, bareNumber, MERCHANT_ID, numberError } from '../../kit/readings';
import type { Draft, Split, SplitAccount, SplitAccountContext } from './splitAccount.types';

/** SPL-06: what there is to share, in percent. */
const WHOLE = '100';
const NOTHING = '0';

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
  unsaved: 'Failed to save settlement account. Please try again.',
} as const;

export const blank: Split = {
  id: '',
  name: '',
  currencyId: '',
  currency: '',
  rateType: 'percentage',
  isActive: true,
  customUrl: '',
  accounts: [],
};

export const isWallet = ({ merchantId }: Pick<SplitAccount, 'merchantId'>): boolean => merchantId !== '';

/** The form as it begins. */
export const draftOf = ({ split, editing }: Pick<SplitAccountContext, 'split' | 'editing'>): Draft => ({
  name: split.name,
  currencyId: split.currencyId,
  rateType: split.rateType,
  type: editing && !isWallet(editing) ? 'bank' : 'wallet',
  merchantId: editing?.merchantId ?? '',
  bankCode: editing?.bankCode ?? '',
  accountNumber: editing?.accountNumber ?? '',
  amount: editing?.amount ?? '',
});

/** SPL-03: what the accounts have in common is known already. */
export const opensOnAccount = ({ split, editing }: Pick<SplitAccountContext, 'split' | 'editing'>): boolean =>
  editing !== null || split.accounts.length > 0;

type Shares = Pick<SplitAccountContext, 'split' | 'editing'>;

const others = ({ split, editing }: Shares): readonly SplitAccount[] => split.accounts.filter(({ id }) => id !== editing?.id);

/** Whether no other account has its share in the same money and the same way. */
export const isAlone = (context: Shares): boolean => others(context).length === 0;

const sumOf = (accounts: readonly SplitAccount[]): string =>
  accounts.reduce((sum, { amount }) => add(sum, toDecimal(amount) ?? NOTHING), NOTHING);

/** GEN-03. */
const line = maxLength(100);

/** What the share is written in: a part of a hundred, or money. */
const unitOf = ({ draft, choices }: Pick<SplitAccountContext, 'draft' | 'choices'>): string =>
  draft.rateType === 'percentage' ? '%' : (currencyOf({ draft, choices })?.code ?? '');

/** The share as decimal text; null where it is none. */
const shareOf = (context: Pick<SplitAccountContext, 'draft' | 'choices'>) => toDecimal(context.draft.amount, unitOf(context));

/** SPL-06: neither a sign nor an exponent is taken. Why the text of a field cannot be used; it stays as it was typed. */
export const fieldErrors = (context: Pick<SplitAccountContext, 'draft' | 'choices'>) => ({
  name: line(context.draft.name.trim()),
  merchantId: numberError(context.draft.merchantId, MERCHANT_ID),
  accountNumber: numberError(context.draft.accountNumber, ACCOUNT_NUMBER),
  amount: readAmount(context.draft.amount, unitOf(context)).error,
});

type Shared = Shares & Pick<SplitAccountContext, 'draft'>;

/** SPL-06: what the initiating account would have, in percent as decimal text; not more than nothing is too little. */
export const remaining = (context: Shared): string =>
  subtract(subtract(WHOLE, sumOf(others(context))), toDecimal(context.draft.amount, '%') ?? NOTHING);

/** SPL-06: the share takes what the initiating account has to keep. */
export const takesAll = (context: Shared): boolean => {
  const share = toDecimal(context.draft.amount, '%') ?? NOTHING;
  return context.draft.rateType === 'percentage' && isPositive(share) && isAtMost(remaining(context), NOTHING);
};

/** SPL-06: of a whole split. What the provider asks too. */
export const leavesAPart = ({ rateType, accounts }: Pick<Split, 'rateType' | 'accounts'>): boolean =>
  rateType === 'flat' || !isAtMost(WHOLE, sumOf(accounts));

/** What of it is looked up: whose wallet, or whose account. Null where it cannot be either. */
export const lookedUp = ({
  draft: { type, merchantId, bankCode, accountNumber },
}: Pick<SplitAccountContext, 'draft'>): Account =>
  type === 'wallet'
    ? { type: 'Merchant', accountNumber: bareNumber(merchantId), bankCode: '' }
    : { type: 'Bank', accountNumber: bareNumber(accountNumber), bankCode };

const currencyOf = ({ draft, choices }: Pick<SplitAccountContext, 'draft' | 'choices'>) =>
  choices?.currencies.find(({ id }) => id === draft.currencyId);

/** Why the first step cannot be left yet. */
export function termsBlockers({ draft, choices }: Pick<SplitAccountContext, 'draft' | 'choices'>): readonly string[] {
  const missing: string[] = [];
  if (draft.name.trim() === '') missing.push('Name is required!');
  // It stands in the address of its page, where dots alone are no name.
  else if (!/[\p{L}\p{N}]/u.test(draft.name)) missing.push('A name needs a letter or a digit.');
  const tooLong = line(draft.name.trim());
  if (tooLong !== null) missing.push(tooLong);
  if (!currencyOf({ draft, choices })) missing.push('Currency is required!');
  return missing;
}

/** Why the account cannot be saved yet; the first one is said. */
export function blockers(context: Shared & Pick<SplitAccountContext, 'name' | 'choices'>): readonly string[] {
  const { draft, name, choices } = context;
  const missing: string[] = choices === null ? ['Banks and currencies are not there yet.'] : [];
  missing.push(...termsBlockers(context));
  if (name === null) missing.push('The account has to be found first.');
  const share = shareOf(context);
  if (share === null) missing.push(draft.amount.trim() === '' ? 'Enter the share.' : 'Correct the share.');
  else if (!isPositive(share)) missing.push('The share must be greater than 0.');
  if (takesAll(context)) missing.push(WORDS.nothingLeft);
  return missing;
}

/** The split with the account in it, instead of the one that is changed or after all others. Called where nothing blocks it; before, null. */
export function splitWith(context: SplitAccountContext, newId: string): Split | null {
  const { split, editing, draft, name, choices } = context;
  const amount = shareOf(context);
  const currency = currencyOf(context);
  if (name === null || amount === null || !currency) return null;
  const isAtBank = draft.type === 'bank';
  const bank = choices?.banks.find(({ bankCode }) => bankCode === draft.bankCode);
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
  return {
    ...split,
    name: draft.name.trim(),
    currencyId: currency.id,
    currency: currency.code,
    rateType: draft.rateType,
    accounts,
  };
}
