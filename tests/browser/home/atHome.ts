/** Reads the home page in a browser, and the provider's figures. */
import type { Page } from '@playwright/test';
import type { Sandbox } from '../../../sandbox/start';
import { providerOf, type SignedIn } from '../../drivers/provider';

export const drawing = (page: Page) => page.locator('[data-drawing] svg');
export const chooser = (page: Page, name: 'Month' | 'Day' = 'Month') => page.getByRole('slider', { name, exact: true });

export const figure = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Business overview' }).locator('dl > div').filter({ hasText: label }).locator('dd').first();

export const amountIn = (text: string | null) => (text ?? '').replace(/[^\d.]/g, '');

interface Point {
  readonly name_date: string;
  readonly inflow: string;
  readonly outflow: string;
}

export async function provided(sandbox: Sandbox, who: SignedIn, type: 'days' | 'week' | 'year', currency = 'NGN') {
  const { ask } = providerOf(sandbox);
  const headers = { authorization: `Bearer ${who.token}` };
  const wallets: { currency: string; availableBalance: string; ledgerBalance: string }[] = Object(
    await ask('GET', '/dashboard/fetch/all/wallets', headers),
  ).wallets;
  const points: Point[] = Object(await ask('GET', `/metric/inflow/outflow?type=${type}&currency=${currency}`, headers)).data;
  const daily: { days: readonly Record<string, string | number>[] } = Object(
    (await ask('GET', `/metric/figures/daily?currency=${currency}&period=${type}`, headers)).data,
  );
  return { days: daily.days, wallet: wallets.find((wallet) => wallet.currency === currency), points };
}
