import type { Account } from '../../kit/accountLookup/accountLookup.types';
import { bareNumber, MERCHANT_ID, numberError, SAVED_NUMBER } from '../../kit/values/readings';
import type { BeneficiaryContext, Draft, NewBeneficiary } from './beneficiary.types';

export const emptyDraft: Draft = { type: 'Bank', bankId: '', accountNumber: '' };

type Typed = Pick<BeneficiaryContext, 'draft' | 'banks'>;

/** Returns the account to look up. */
export function accountOf({ draft: { type, bankId, accountNumber }, banks }: Typed): Account {
  const bank = type === 'Bank' ? banks?.find(({ id }) => id === bankId) : undefined;
  return {
    type,
    accountNumber: bareNumber(accountNumber),
    bankCode: bank?.bankCode ?? '',
    ...(type === 'Bank' && { isSaved: true }),
  };
}

/** Returns why no further digits can make the number valid. The text stays as typed. */
export const accountError = ({ type, accountNumber }: Draft): string | null =>
  numberError(accountNumber, type === 'Merchant' ? MERCHANT_ID : SAVED_NUMBER);

/** BEN-02: returns why Create is not enabled yet. The first reason shows. */
export function blockers({ draft, name }: Pick<BeneficiaryContext, 'draft' | 'name'>): readonly string[] {
  if (draft.type === 'Bank' && draft.bankId === '') return ['Choose a bank.'];
  if (accountError(draft) !== null)
    return [draft.type === 'Merchant' ? 'Correct the merchant ID.' : 'Correct the account number.'];
  if (draft.accountNumber.trim() === '')
    return [draft.type === 'Merchant' ? 'Enter the merchant ID.' : 'Enter the account number.'];
  return name === null ? ['We need to find the account name first.'] : [];
}

/** Returns the beneficiary to save. Null if no name was found. */
export const newBeneficiary = ({ draft, name }: Pick<BeneficiaryContext, 'draft' | 'name'>): NewBeneficiary | null =>
  name === null
    ? null
    : { ...draft, accountNumber: bareNumber(draft.accountNumber), bankId: draft.type === 'Bank' ? draft.bankId : '', name };

/** Whether closing the dialog would lose something that the merchant typed or chose. */
export const isFilled = ({ draft: { type, bankId, accountNumber } }: Pick<BeneficiaryContext, 'draft'>): boolean =>
  type !== emptyDraft.type || bankId !== emptyDraft.bankId || accountNumber !== emptyDraft.accountNumber;
