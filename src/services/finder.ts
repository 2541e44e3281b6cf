/** What is looked through for a keyword (NAV-14). */
import { businesses } from '../../contract/businesses';
import { type Payout, type PayoutColumn, payouts } from '../../contract/payouts';
import type { Found, Wanted } from '../../machines/finder/finder.types';
import type { Service } from '../../machines/kit/port';
import { call } from './call';
import { forBusiness } from './token';

type Options = Parameters<Service<void, void>>[1];

/** So many of a kind: who wants more has a list with a filter. */
const MOST = 5;

/** The provider looks in one column at a time. */
const COLUMNS = [
  'recipient',
  'beneficiaryNumber',
  'clientReference',
  'batchReference',
  'sessionId',
] as const satisfies PayoutColumn[];

async function payoutsWith(keyword: string, options: Options): Promise<readonly Found[]> {
  const inColumn = (column: PayoutColumn) => {
    const query = { pageNumber: '1', pageSize: `${MOST}`, keyword, SearchableColumns: column };
    return call(payouts.listPayouts, { headers: forBusiness(), query }, options);
  };
  const pages = await Promise.all(COLUMNS.map(inColumn));
  const rows = new Map<string, Payout>(pages.flatMap((page) => page.rows).map((row) => [row.payoutId, row]));
  return [...rows.values()].slice(0, MOST).map(({ payoutId, recipient, clientReference, status }) => ({
    kind: 'payout',
    id: payoutId,
    label: recipient,
    note: [clientReference, status].filter(Boolean).join(', '),
  }));
}

async function subMerchantsWith(keyword: string, options: Options): Promise<readonly Found[]> {
  const { rows } = await call(businesses.listSubsidiaries, {}, options);
  const part = keyword.toLowerCase();
  const has = (text: string) => text.toLowerCase().includes(part);
  return rows
    .filter(({ name, email }) => has(name) || has(email))
    .slice(0, MOST)
    .map(({ name, email }) => ({ kind: 'subMerchant', id: email, label: name, note: email }));
}

export const find: Service<Wanted, readonly Found[]> = async ({ keyword, permissions }, options) => {
  const asked = keyword.slice(0, 100);
  const found = await Promise.all([
    permissions.includes('payout.view') ? payoutsWith(asked, options) : [],
    permissions.includes('business.view') ? subMerchantsWith(asked, options) : [],
  ]);
  return found.flat();
};
