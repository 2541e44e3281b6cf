import type { Account } from './resolution.types';

/** PAY-04: a bank account is looked up at exactly ten digits and with a bank; any other number as soon as it is one. */
export const canBeLookedUp = (account: Account) =>
  account.type === 'Bank'
    ? /^\d{10}$/.test(account.accountNumber) && account.bankCode !== ''
    : /^\d{1,20}$/.test(account.accountNumber);
