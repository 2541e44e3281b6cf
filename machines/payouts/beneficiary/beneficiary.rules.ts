import type { Account } from '../../kit/accountLookup.types';
import { bareNumber, MERCHANT_ID, numberError, SAVED_NUMBER } from '../../kit/readings';
import type { BeneficiaryContext, Draft, NewBeneficiary } from './beneficiary.types';

export const blank: Draft = { type: 'Bank', bankId: '', accountNumber: '' };

type Typed = Pick<BeneficiaryContext, 'draft' | 'banks'>;

/** What is looked up. */
export function accountOf({ draft: { type, bankId, accountNumber }, banks }: Typed): Account {
  const bank = type === 'Bank' ? banks?.find(({ id }) => id === bankId) : undefined;
  return {
    type,
    accountNumber: bareNumber(accountNumber),
    bankCode: bank?.bankCode ?? '',
    ...(type === 'Bank' && { isSaved: true }),
  };
}

/** Why the number cannot be used, however it goes on; it stays as it was typed. */
export const accountError = ({ type, accountNumber }: Draft): string | null =>
  numberError(accountNumber, type === 'Merchant' ? MERCHANT_ID : SAVED_NUMBER);

/** BEN-02: why Create is not enabled yet; the first one is said. */
export function blockers({ draft, name }: Pick<BeneficiaryContext, 'draft' | 'name'>): readonly string[] {
  if (draft.type === 'Bank' && draft.bankId === '') return ['Choose a bank.'];
  if (accountError(draft) !== null)
    return [draft.type === 'Merchant' ? 'Correct the merchant ID.' : 'Correct the account number.'];
  if (draft.accountNumber.trim() === '')
    return [draft.type === 'Merchant' ? 'Enter the merchant ID.' : 'Enter the account number.'];
  return name === null ? ['The name of the account has to be found first.'] : [];
}

/** What is saved; null where no name was found. */
export const newBeneficiary = ({ draft, name }: Pick<BeneficiaryContext, 'draft' | 'name'>): NewBeneficiary | null =>
  name === null
    ? null
    : { ...draft, accountNumber: bareNumber(draft.accountNumber), bankId: draft.type === 'Bank' ? draft.bankId : '', name };

export const isTouched = ({ type, bankId, accountNumber }: Draft) =>
  type !== blank.type || bankId !== blank.bankId || accountNumber !== blank.accountNumber;
