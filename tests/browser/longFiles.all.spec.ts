/** Spreadsheets of long lists, made by the browser under the policy that the pages are served with. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readSheet } from '../../sandbox/testing/sheet';
import { expect, test } from './fixtures';
import { AMAKA } from './merchant';

const ROWS = 5_000;

type Differs = (n: string) => object;

const byId: Differs = (id) => ({ id });

/** Each list that the browser writes as a spreadsheet, its call, and the fields by which its rows differ. */
const LISTS = [
  ['the balance history', '/dashboard/balance/history', '/subsidiary/dashboard/wallet/history', byId],
  [
    'refunds',
    '/dashboard/business/refunds',
    '/subsidiary/dashboard/refund/all',
    (refundReference: string) => ({ refundReference }),
  ],
  ['customers', '/dashboard/business/customers', '/subsidiary/dashboard/fetch/customers', byId],
  ['the rolling reserve', '/dashboard/balance/rolling-reserve', '/subsidiary/dashboard/rolling/reserves', byId],
  [
    'settlements',
    '/dashboard/account/settlements/grouped',
    '/subsidiary/dashboard/settlement/grouped',
    (id: string) => ({ settlementIds: [id] }),
  ],
  [
    'the transactions of a settlement',
    '/dashboard/account/settlements/300/transactions',
    '/subsidiary/dashboard/settlement/transactions/summary',
    byId,
  ],
] as const;

/** Answers a list with copies of its first rows, five thousand in all. */
async function lengthen(page: Page, path: string, differs: Differs) {
  // A later page of the provider may have no row to copy.
  let row: object | undefined;
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const query = new URL(route.request().url()).searchParams;
      const answer = await (await route.fetch()).json();
      row ??= (answer.data ?? answer).items?.[0];
      const size = query.has('export') ? ROWS : Number(query.get('size') ?? query.get('limit') ?? 20);
      const first = query.has('export') ? 0 : (Number(query.get('page') ?? 1) - 1) * size;
      const items = Array.from({ length: Math.max(0, Math.min(size, ROWS - first)) }, (_, n) => ({
        ...row,
        ...differs(`${first + n + 1}`),
      }));
      const counted = { items, totalItems: ROWS, totalCount: ROWS, total: ROWS, page: { total: ROWS } };
      await route.fulfill({ json: { ...answer, ...counted, ...(answer.data && { data: counted }) } });
    },
  );
}

/** How many rows a file has, its head included. */
const rowsOf = {
  xlsx: (bytes: Uint8Array) => readSheet(bytes).rows,
  csv: (bytes: Uint8Array) => `${Buffer.from(bytes)}`.trimEnd().split('\n'),
};

for (const [what, path, call, differs] of LISTS)
  test(`[GEN-06] files of ${what} with 5,000 rows come whole`, async ({ I, page }) => {
    await lengthen(page, call, differs);
    await I.enter(AMAKA, path);
    for (const type of ['xlsx', 'csv'] as const) {
      await I.button('Download').first().click();
      const download = page.waitForEvent('download', { timeout: 60_000 });
      await page.getByRole('menuitem', { name: new RegExp(`\\.${type}`) }).click();
      const bytes = new Uint8Array(await readFile(await (await download).path()));
      expect(rowsOf[type](bytes)).toHaveLength(ROWS + 1);
    }
  });

test('[STL-01 GEN-06] the file of a settlement with 5,000 items comes whole', async ({ I, page }) => {
  await lengthen(page, '/subsidiary/dashboard/settlement/statement/300/items', byId);
  await I.enter(AMAKA, '/dashboard/account/settlements/300/statement');
  const download = page.waitForEvent('download', { timeout: 60_000 });
  await I.button('Download statement').click();
  const bytes = new Uint8Array(await readFile(await (await download).path()));
  expect(readSheet(bytes, 2).rows).toHaveLength(ROWS + 1);
});

test('[GEN-06] a spreadsheet whose worker does not start ends in words', async ({ I, page }) => {
  await page.route(/sheetWriter/, (route) => route.abort());
  await I.enter(AMAKA, '/dashboard/business/refunds');
  await I.button('Download').first().click();
  await page.getByRole('menuitem', { name: /\.xlsx/ }).click();
  await expect(page.getByText(/No file was saved/)).toBeVisible();
  await expect(I.button('Download').first()).toBeEnabled();
});
