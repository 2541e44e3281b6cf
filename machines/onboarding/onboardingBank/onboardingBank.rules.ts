import type { Account as Looked } from '../../kit/accountLookup.types';
import { bareNumber, numberError, SAVED_NUMBER } from '../../kit/readings';
import type { Account, Choices, Draft, OnboardingBankContext } from './onboardingBank.types';

export const blank: Draft = { bankId: '', accountNumber: '', accountType: 'Savings' };

/** The form as it begins: what was saved last, or nothing. */
export const draftOf = ({ saved }: Choices): Draft =>
  saved
    ? {
        bankId: saved.bankId,
        accountNumber: saved.accountNumber,
        accountType: saved.accountType === 'Current' ? 'Current' : 'Savings',
      }
    : blank;

/** Whether something else stands there than was saved last, which would be lost. */
export function isChanged({ draft, choices }: Pick<OnboardingBankContext, 'draft' | 'choices'>): boolean {
  const started = choices ? draftOf(choices) : blank;
  return (['bankId', 'accountNumber', 'accountType'] as const).some((key) => draft[key] !== started[key]);
}

/** What is looked up; null where no bank is chosen yet. */
export function lookedUp({ draft, choices }: Pick<OnboardingBankContext, 'draft' | 'choices'>): Looked | null {
  const bank = choices?.banks.find(({ id }) => id === draft.bankId);
  return bank ? { type: 'Bank', accountNumber: bareNumber(draft.accountNumber), bankCode: bank.bankCode, isSaved: true } : null;
}

/** Why the number cannot be used, however it goes on; it stays as it was typed. */
export const accountError = ({ accountNumber }: Draft): string | null => numberError(accountNumber, SAVED_NUMBER);

/** Why it cannot be saved yet; the first one is said. ONB-11: bank and account are asked for, and the name must have been found. */
export function blockers({ draft, name }: Pick<OnboardingBankContext, 'draft' | 'name'>): readonly string[] {
  const missing: string[] = [];
  if (draft.bankId === '') missing.push('Bank is required!');
  if (draft.accountNumber.trim() === '') missing.push('Account number is required!');
  if (accountError(draft) !== null) missing.push('Correct the account number.');
  if (missing.length === 0 && name === null) missing.push('The account has to be found first.');
  return missing;
}

/** What is saved; null where no name was found. */
export const accountOf = ({ draft, name }: Pick<OnboardingBankContext, 'draft' | 'name'>): Account | null =>
  name === null ? null : { ...draft, accountNumber: bareNumber(draft.accountNumber), accountName: name };
