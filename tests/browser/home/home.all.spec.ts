/** The home page shows the provider's figures, and each part fails alone. */
import type { Route } from '@playwright/test';
import { providerOf } from '../../drivers/provider';
import { expect, test } from '../fixtures';
import { lookEverywhere } from '../looks';
import { AMAKA, TUNDE } from '../merchant';
import { amountIn, drawing, figure, provided } from './atHome';

const minor = (major: string) => BigInt(major.replace('.', ''));
const sumOf = (amounts: readonly string[]) => amounts.reduce((sum, amount) => sum + minor(amount), 0n);

test('[HOM-01 HOM-02 NAV-06] the figures are the provider’s, in the currency that is looked at', async ({ I, page, sandbox }) => {
  const who = await I.enter(AMAKA, '/dashboard');
  for (const currency of ['NGN', 'USD']) {
    if (currency !== 'NGN') await page.getByRole('combobox', { name: 'Dashboard currency' }).selectOption(currency);
    const { wallet, days, points } = await provided(sandbox, who, 'days', currency);
    const total = (name: 'count' | 'volume' | 'settlements') => sumOf(days.map((day) => Number(day[name]).toFixed(2)));
    const shown = async (label: string) => amountIn(await figure(page, label).textContent());
    const figures = { volume: total('volume'), count: total('count') / 100n, settlements: total('settlements') };
    const { ledgerBalance, availableBalance } = wallet ?? {};
    await expect
      .poll(async () => ({
        volume: minor(await shown('Transaction volume')),
        count: BigInt(await shown('Transaction count')),
        settlements: minor(await shown('Transaction settlements')),
        ledgerBalance: await shown('Collection Balance'),
        availableBalance: await shown('Payout Balance'),
      }))
      .toEqual({ ...figures, ledgerBalance, availableBalance });
    const toDate = page.getByRole('heading', { name: 'Net in the last 30 days' }).locator('..').locator('dd');
    await expect
      .poll(async () => minor(amountIn(await toDate.nth(0).textContent())))
      .toBe(sumOf(points.map(({ inflow }) => inflow)));
    await expect
      .poll(async () => minor(amountIn(await toDate.nth(1).textContent())))
      .toBe(sumOf(points.map(({ outflow }) => outflow)));
  }
  await expect(I.button('View Balance')).toHaveCount(0);
});

test('[HOM-01 HOM-02] a payout shows after a refresh, to the kobo', async ({ I, page, sandbox }) => {
  const who = await I.enter(AMAKA, '/dashboard');
  await expect(figure(page, 'Payout Balance')).toContainText('NGN');
  const before = await provided(sandbox, who, 'days');
  const { ask } = providerOf(sandbox);
  const detail = { type: 'Bank', AccountName: 'ADA OKAFOR', recipientName: 'ADA OKAFOR', accountNumber: '0123456789' };
  const money = { bankCode: '058', amount: '20000.55', debitCurrency: 'NGN', creditCurrency: 'NGN', description: 'Rent' };
  const headers = { authorization: `Bearer ${who.token}`, subsidiary_id: '1001', 'idempotency-key': crypto.randomUUID() };
  await ask('POST', '/payout/initiate', headers, { payoutDetails: [{ ...detail, ...money }] });
  await I.button('Refresh').click();
  const expected = minor(before.wallet?.availableBalance ?? '0') - 20_025_55n;
  await expect.poll(async () => minor(amountIn(await figure(page, 'Payout Balance').textContent()))).toBe(expected);
  const outflow = page.getByRole('heading', { name: 'Net in the last 30 days' }).locator('..').locator('dd').nth(1);
  const went = sumOf(before.points.map((point) => point.outflow)) + 20_025_55n;
  await expect.poll(async () => minor(amountIn(await outflow.textContent()))).toBe(went);
});

test('[HOM-01 HOM-02] each part fails and is tried again on its own, and what was shown stays', async ({ I, page, sandbox }) => {
  sandbox.queueFault('getWalletBalances', 'broken');
  await I.enter(AMAKA, '/dashboard');
  await I.see('We couldn’t load your balances.');
  await expect(figure(page, 'Transaction volume')).toContainText('NGN');
  await expect(drawing(page)).toBeVisible();
  await I.button('Try again').click();
  await expect(figure(page, 'Payout Balance')).toContainText('NGN');
  await expect(page.getByRole('alert')).toHaveCount(0);
  const shown = await figure(page, 'Transaction volume').textContent();
  sandbox.queueFault('getTransactionSummary', 'lost');
  sandbox.queueFault('getInflowOutflow', 'garbled');
  await I.button('Refresh').click();
  await I.see('We couldn’t load your transactions and your inflow and outflow. Showing the last data we loaded.');
  await expect(page.getByRole('alert')).toHaveCount(1);
  expect(await figure(page, 'Transaction volume').textContent()).toBe(shown);
  await expect(drawing(page)).toBeVisible();
});

test('[HOM-01 HOM-02] a role without the figures asks for none of them, and is led on', async ({ I, page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await I.signIn(TUNDE);
  await I.see(/^\d+ pending/);
  expect(asked.filter((url) => /metric|wallet\/balance/.test(url))).toEqual([]);
  await I.openPayouts();
});

test('[PAY-01] what is left to do is summed by currency, and opens the list of just these payouts', async ({
  I,
  page,
  sandbox,
}) => {
  const who = await I.enter(AMAKA, '/dashboard');
  const { ask } = providerOf(sandbox);
  const headers = { authorization: `Bearer ${who.token}`, subsidiary_id: '1001' };
  const query = 'status=Awaiting-Verification&pageNumber=1&pageSize=100';
  const { items }: { items: { debitCurrency: string; amount?: string; totalAmount?: string; fee?: string }[] } = Object(
    await ask('GET', `/payout/history?${query}`, headers),
  );
  const naira = sumOf(
    items.flatMap((row) => (row.debitCurrency === 'NGN' ? [row.amount ?? row.totalAmount ?? '0', row.fee ?? '0'] : [])),
  );
  const row = page.getByRole('region', { name: 'To do' }).getByRole('listitem').filter({ hasText: 'await a code' });
  await expect(row).toContainText(`${items.length} payouts`);
  expect(minor(amountIn(/NGN [\d,.]+/.exec((await row.textContent()) ?? '')?.[0] ?? '0'))).toBe(naira);
  await row.getByRole('link', { name: 'Enter codes' }).click();
  await I.heading('Payouts').waitFor();
  await expect(page).toHaveURL(/status=Awaiting/);
  await expect(page.locator('tbody [data-mark]')).toHaveText(Array(items.length).fill('Awaiting Verification'));
});

test('[BAL-03 HOM-01] what happened last has a column each for what came in and what went out, and payouts that wait among it', async ({
  I,
  page,
  sandbox,
}) => {
  const who = await I.enter(AMAKA, '/dashboard');
  const { items }: { items: { direction: string; amount: string }[] } = Object(
    await providerOf(sandbox).ask('GET', '/dashboard/wallet/history?page=1&size=12&currency=NGN', {
      authorization: `Bearer ${who.token}`,
    }),
  );
  const all = page.getByRole('table', { name: /last movements/i }).locator('tbody tr');
  await expect(all).toHaveCount(items.length);
  await expect(all.filter({ hasText: 'Awaiting Verification' }).first()).toContainText('Payout');
  const rows = all.filter({ hasText: 'Completed' });
  const [first] = items;
  const column = first?.direction === 'C' || first?.direction === 'Credit' ? 3 : 4;
  const shown = amountIn(await rows.first().locator('td').nth(column).textContent());
  expect(minor(shown)).toBe(minor(Number(first?.amount).toFixed(2)));
  await page.getByRole('region', { name: 'Recent activity' }).getByRole('link', { name: 'See all' }).click();
  await I.heading('Balance history').waitFor();
});

test('[HOM-01 HOM-02] another period keeps the figures and the chart of the one before until it is there, in every look', async ({
  I,
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await I.enter(AMAKA, '/dashboard');
  await I.see('Net in the last 30 days');
  const volume = await figure(page, 'Transaction volume').textContent();
  const held: Route[] = [];
  const hold = (route: Route) => void held.push(route);
  await page.route(/metric\/(figures|inflow)/, hold);
  await page.getByRole('combobox', { name: 'Period' }).selectOption('week');
  await expect.poll(() => held.length).toBe(2);
  await I.see(/compared with the 30 days before/);
  expect(await figure(page, 'Transaction volume').textContent()).toBe(volume);
  await expect(drawing(page)).toBeVisible();
  await lookEverywhere(page, 'home-between-periods');
  await held[0]?.continue();
  await I.see('Net in the last 30 days');
  await held[1]?.continue();
  await I.see('Week to date');
  await I.see(/compared with the same part of last week/);
  await page.unroute(/metric\/(figures|inflow)/, hold);
});
