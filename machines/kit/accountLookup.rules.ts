import type { Account } from './accountLookup.types';

const TEN_OR_MORE = /^\S{10,}$/;

/**
 * PAY-04: a bank account is looked up at exactly ten digits and with a bank. BEN-02: one that is saved, and a mobile number, from ten characters
 * on. A merchant id is a number of any length, and looked up as soon as it is one.
 */
export function canBeLookedUp({ type, accountNumber, bankCode, isSaved }: Account): boolean {
  if (type === 'Merchant') return /^\d{1,20}$/.test(accountNumber);
  if (type === 'Mobile') return TEN_OR_MORE.test(accountNumber);
  return bankCode !== '' && (isSaved ? TEN_OR_MORE : /^\d{10}$/).test(accountNumber);
}
