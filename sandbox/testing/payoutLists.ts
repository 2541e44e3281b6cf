/** The list of payouts, as a test reads it. */
import type { CallInput } from '../../contract/endpoint';
import { payouts } from '../../contract/payouts/payouts';
import type { Sandbox } from '../start';
import { call, forBluecrest as headers } from './client';

export type PayoutFilter = CallInput<typeof payouts.downloadPayouts>['query'];

/** Returns every row that matches the filter, page by page. */
export async function everyPayout(sandbox: Sandbox, token: string, { status: asked, ...filter }: PayoutFilter) {
  const rows = [];
  for (let page = 1; ; page += 1) {
    const query = { ...filter, pageNumber: String(page), pageSize: '100' };
    const answer =
      asked === undefined
        ? await call(sandbox, payouts.listPayouts, { headers, query }, token)
        : await call(sandbox, payouts.listPayoutHistory, { headers, query: { ...query, status: asked } }, token);
    rows.push(...answer.rows);
    if (answer.rows.length < 100) return rows;
  }
}
