import type { Bank } from '../../../contract/payouts/banks';
import type { Account as Looked } from '../../kit/accountLookup/accountLookup.types';
import { bareNumber, numberError, SAVED_NUMBER } from '../../kit/values/readings';
import type { Account, Choices, Draft, OnboardingBankContext } from './onboardingBank.types';

export const emptyDraft: Draft = { bankId: '', accountNumber: '', accountType: 'Savings' };

/** Returns the initial form: the saved account, or an empty one. */
export const draftOf = ({ saved }: Choices): Draft =>
  saved
    ? {
        bankId: saved.bankId,
        accountNumber: saved.accountNumber,
        accountType: saved.accountType === 'Current' ? 'Current' : 'Savings',
      }
    : emptyDraft;

/** Whether the input differs from the saved account and would be lost. */
export function isChanged({ draft, choices }: Pick<OnboardingBankContext, 'draft' | 'choices'>): boolean {
  const started = choices ? draftOf(choices) : emptyDraft;
  return (['bankId', 'accountNumber', 'accountType'] as const).some((key) => draft[key] !== started[key]);
}

/** Returns the account to look up. Null before a bank is chosen. */
export const lookedUp = ({ draft, choices }: Pick<OnboardingBankContext, 'draft' | 'choices'>): Looked | null =>
  lookedUpAt({ draft, banks: choices?.banks ?? null });

/** The same for any form of an account of the business. */
export function lookedUpAt({ draft, banks }: { readonly draft: Draft; readonly banks: readonly Bank[] | null }): Looked | null {
  const bank = banks?.find(({ id }) => id === draft.bankId);
  return bank ? { type: 'Bank', accountNumber: bareNumber(draft.accountNumber), bankCode: bank.bankCode, isSaved: true } : null;
}

/** Returns why no further digits can make the number valid. The text stays as typed. */
export const accountError = ({ accountNumber }: Draft): string | null => numberError(accountNumber, SAVED_NUMBER);

/** ONB-11: returns why the account cannot be saved yet: bank, account number and a resolved name are required. The first reason shows. */
export function blockers({ draft, name }: Pick<OnboardingBankContext, 'draft' | 'name'>): readonly string[] {
  const missing: string[] = [];
  if (draft.bankId === '') missing.push('Bank is required!');
  if (draft.accountNumber.trim() === '') missing.push('Account number is required!');
  if (accountError(draft) !== null) missing.push('Correct the account number.');
  if (missing.length === 0 && name === null) missing.push('We haven’t found the account name yet.');
  return missing;
}

/** Returns the account to save. Null if no name was found. */
export const accountOf = ({ draft, name }: Pick<OnboardingBankContext, 'draft' | 'name'>): Account | null =>
  name === null ? null : { ...draft, accountNumber: bareNumber(draft.accountNumber), accountName: name };
