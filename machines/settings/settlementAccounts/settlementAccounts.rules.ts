/** STA-01: what follows from the accounts for settlements. */
import { isolated } from '../../../contract/shownText';
import type { SettlementAccount, SettlementAccounts } from './settlementAccounts.machine';

export const defaultOf = ({ accounts }: Pick<SettlementAccounts, 'accounts'>): SettlementAccount | null =>
  accounts.find(({ isDefault }) => isDefault) ?? null;

/** Words that many companies share, so they say nothing about whose account it is. */
const COMMON: readonly string[] = [
  'LIMITED',
  'LTD',
  'PLC',
  'NIGERIA',
  'NIG',
  'ENTERPRISES',
  'ENTERPRISE',
  'COMPANY',
  'AND',
  'THE',
  'OF',
];

const wordsOf = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !COMMON.includes(word));

/** Whether the name of an account shares a word with that of the business. A name in which nothing can be compared is not doubted. */
export function namesAgree(accountName: string, business: string): boolean {
  const [ours, theirs] = [wordsOf(business), wordsOf(accountName)];
  return ours.length === 0 || theirs.length === 0 || theirs.some((word) => ours.includes(word));
}

/** Returns an account in one line, as a sentence names it. */
export const lineOf = ({ bankName, accountNumber }: Pick<SettlementAccount, 'bankName' | 'accountNumber'>): string =>
  `${isolated(bankName)} ${accountNumber}`.trim();
