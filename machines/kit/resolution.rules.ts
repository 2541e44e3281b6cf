import type { Account } from './resolution.types';

/** PAY-04: a bank account is looked up at exactly ten digits and with a bank; any other number as soon as it is one. */
export const canBeLookedUp = ({ type, accountNumber, bankCode, isOwn }: Account) =>
  type === 'Bank' ? (isOwn ? /^\S{10,}$/ : /^\d{10}$/).test(accountNumber) && bankCode !== '' : /^\d{1,20}$/.test(accountNumber);
