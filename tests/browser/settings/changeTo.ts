import { expect, type Page } from '@playwright/test';

/** Switches to another business, and resolves when it has loaded. */
export async function changeTo(page: Page, name: string) {
  await page.getByRole('button', { name: /Switch business/ }).click();
  await page.getByRole('menuitemradio', { name }).click();
  await expect(page.getByRole('button', { name: /Switch business/ })).toHaveAccessibleName(new RegExp(`^${name}`));
}
