/** Money on request for testers, as from a customer's bank transfer. */
import { type } from 'arktype';
import { isSafeText, NOT_ALLOWED } from '../../contract/safeText';
import type { PaidIn } from '../ledger/funding';
import { toMinor } from '../rules/money';

const Wanted = type({
  accountNumber: '1 <= string <= 40',
  amount: 'string',
  'senderName?': '1 <= string <= 100',
  'senderBank?': '1 <= string <= 100',
});

/** @returns what to pay in, or the error of the request */
export function fundingFrom(body: unknown): PaidIn | string {
  const wanted = Wanted(body);
  if (wanted instanceof type.errors) return 'Send { accountNumber, amount, senderName, senderBank }. The sender is optional';
  const amount = toMinor(wanted.amount);
  if (amount === null || amount <= 0n) return 'amount must be decimal text above zero, for example 25000.00';
  if (![wanted.senderName ?? '', wanted.senderBank ?? ''].every(isSafeText)) return `The sender ${NOT_ALLOWED}`;
  const { accountNumber, senderName = 'CHIKA NWOSU', senderBank = 'Access Bank' } = wanted;
  return { accountNumber, amount, senderName, senderBank };
}
