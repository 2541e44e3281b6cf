/** The pages that a link of an email opens. */
import type { Page } from '@playwright/test';
import type { Merchant } from '../merchant';

/** The page of a sign-up's link asks for the password of the sign-up. */
export async function verifyWith(I: Merchant, page: Page, password: string) {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await I.button('Verify email').click();
}
