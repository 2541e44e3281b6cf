/** A file of payments, and how a merchant chooses it. */
import type { Page } from '@playwright/test';

export const HEAD = 'Account Number,Bank,Amount,Description';

export const csv = (...rows: readonly string[]) => ({
  name: 'salaries.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([HEAD, ...rows].join('\r\n')),
});

export const choose = (page: Page, file: ReturnType<typeof csv>) => page.getByLabel('Payments file').setInputFiles(file);

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });

export async function openBulk(page: Page, address: string) {
  // On a narrower page, the other actions of a file are in a menu.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${address}/dashboard/payout/transfer`);
  await page.getByRole('link', { name: 'Bulk Payout', exact: true }).click();
  await page.getByLabel('Payments file').waitFor();
}
