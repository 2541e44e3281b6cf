/** The test of a merchant: every test gets one, in a page of its own. */
import { test as base } from '@playwright/test';
import { Merchant } from './merchant';

export const test = base.extend<{ I: Merchant }>({
  I: async ({ page }, use) => {
    const merchant = new Merchant(page);
    await merchant.reset();
    await use(merchant);
    await merchant.end();
  },
});
