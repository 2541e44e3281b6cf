/** A browser whose storage is full or denied: nothing is sent that could be forgotten, and the page says why. */
import { expect, freshTest as test } from './fixtures';
import { AMAKA, merchantAt, TUNDE } from './merchant';

/** Makes every write of this page fail as a full storage does. */
const fillStorage = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('No room', 'QuotaExceededError');
  };
};

test('[PAY-05] a payout whose key cannot be stored is not sent, and the form says why', async ({ I, page }) => {
  const moved = await I.countMoved(async () => {
    await I.startTransfer(AMAKA, '1,000.00');
    await page.evaluate(fillStorage);
    await I.button('Review payout').click();
    await I.button('Initiate payout').click();
    await expect(I.dialog.getByText(/storage for this site is full or blocked, so we sent nothing/)).toBeVisible();
    await expect(I.field('Amount')).toHaveValue('1,000.00');
  });
  expect(moved).toBe(0);
});

test('[SES-01] sign-in says that the browser denies storage', async ({ page, sandbox }) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
  });
  const I = merchantAt(page, sandbox);
  await page.goto(sandbox.address);
  await I.enterPassword(TUNDE);
  await expect(page.getByRole('alert').getByText(/blocks or has no room for this site’s data/)).toBeVisible();
  await expect(I.field('Email')).toHaveValue(TUNDE);
});

test('[SES-01] sign-in says that the storage is full', async ({ page, sandbox }) => {
  await page.addInitScript(fillStorage);
  const I = merchantAt(page, sandbox);
  await page.goto(sandbox.address);
  await I.enterPassword(TUNDE);
  await expect(page.getByRole('alert').getByText(/blocks or has no room for this site’s data/)).toBeVisible();
});

test('[SES-01] a merchant signs in, and stays signed in, where only the storage of all tabs fails', async ({ page, sandbox }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('The file is corrupted', 'UnknownError');
      },
    });
  });
  const I = merchantAt(page, sandbox);
  await page.goto(sandbox.address);
  await I.enterPassword(TUNDE);
  await expect(I.heading('Dashboard')).toBeVisible();
  await page.reload();
  await expect(I.heading('Dashboard')).toBeVisible();
});
