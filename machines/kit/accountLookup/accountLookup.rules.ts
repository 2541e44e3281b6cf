import type { Account } from './accountLookup.types';

const TEN_OR_MORE = /^\S{10,}$/;

/**
 * PAY-04: a bank account is looked up at exactly ten digits and with a bank. BEN-02: a saved account and a mobile number are looked up from
 * ten characters on. A merchant id has any length and is looked up as soon as it is a number.
 */
export function canBeLookedUp({ type, accountNumber, bankCode, isSaved }: Account): boolean {
  if (type === 'Merchant') return /^\d{1,20}$/.test(accountNumber);
  if (type === 'Mobile') return TEN_OR_MORE.test(accountNumber);
  return bankCode !== '' && (isSaved ? TEN_OR_MORE : /^\d{10}$/).test(accountNumber);
}
