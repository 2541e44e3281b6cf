/** The balances page: the wallets, funding, and a swap from the press to the ledger. */
import { providerOf } from '../../drivers/provider';
import { expect, test } from '../fixtures';
import { AMAKA, NGOZI } from '../merchant';

test('[BAL-01] the wallets stand by what they can pay out, the most first, beside what is disputed and what went back', async ({
  I,
  page,
}) => {
  await I.signIn(AMAKA);
  await I.goTo('Balance', 'Balances');
  await page.getByRole('list', { name: 'Wallets' }).getByRole('heading').first().waitFor();
  const cards = page.getByRole('list', { name: 'Wallets' }).getByRole('listitem');
  const amounts = await cards.evaluateAll((all) =>
    all.map((card) => Number(card.querySelector('dd')?.textContent?.replace(/[^\d.]/g, ''))),
  );
  expect(amounts.length).toBeGreaterThan(2);
  expect(amounts).toEqual([...amounts].sort((one, other) => other - one));
  for (const name of ['Dispute/Chargeback', 'Refunds', 'Non-compliance assessment']) await I.see(name);
  await I.see('Pending refunds');
  await expect(page.getByRole('link', { name: 'View chargebacks' })).toHaveAttribute('href', /^\/dashboard\/chargeback/);
  await page.getByRole('link', { name: 'See all refunds' }).click();
  await I.at('/dashboard/business/refunds?status=Pending');
  await expect(page.getByRole('row').filter({ hasText: 'Processing' }).first()).toBeVisible();
});

test('[BAL-01] what is below the wallets stays where it is when they come, also where actions need two lines', async ({
  I,
  page,
}) => {
  let letWallets = () => {};
  const held = new Promise<void>((resolve) => {
    letWallets = resolve;
  });
  await page.route('**/fetch/all/wallets', (route) => held.then(() => route.continue()));
  await page.setViewportSize({ width: 1280, height: 720 });
  await I.enter(AMAKA, '/dashboard/account/balances');
  const all = page.getByRole('link', { name: 'See all', exact: true });
  await I.see('Dispute/Chargeback');
  await all.waitFor();
  const before = await all.boundingBox();
  letWallets();
  await expect(I.button('Fund Balance')).toBeVisible();
  expect((await all.boundingBox())?.y).toBe(before?.y);
});

test('[BAL-03] the last movements are below the wallets, and their failure leaves the wallets as they are', async ({
  I,
  page,
  sandbox,
}) => {
  const path = '/dashboard/account/balances';
  await I.enter(AMAKA, path);
  const book = page.getByRole('table', { name: 'The last movements of the NGN wallet' });
  await expect(book.getByRole('row')).toHaveCount(13);
  // The page it leads to makes the same call, which must not meet the fault.
  const listed = page.waitForResponse((answer) => /wallet\/history\?.*size=20/.test(answer.url()));
  await page.getByRole('link', { name: 'See all', exact: true }).click();
  await I.at('/dashboard/balance/history?currency=NGN');
  await listed;
  sandbox.queueFault('listWalletHistory', 'server');
  await page.goto(`${sandbox.address}${path}`);
  await I.see(/We couldn’t load your recent activity/);
  await I.see('NGN Balance');
  await I.button('Try again').click();
  await expect(book.getByRole('row')).toHaveCount(13);
});

test('[BAL-02] the naira wallet alone is funded, with its own account to be copied, and swapped where the business may', async ({
  I,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await I.signIn(AMAKA);
  await I.goTo('Balance', 'Balances');
  await I.button('Fund Balance').click();
  await I.heading('Top Up Account').waitFor();
  const number = await page
    .getByRole('dialog')
    .getByText(/^\d{10}$/)
    .first()
    .textContent();
  await I.button('Copy and close').click();
  await expect(I.dialog).toHaveCount(0);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(number);
  await expect(I.button('Swap Currency')).toHaveCount(1);
});

test('[BAL-02] who may only look is offered no swap', async ({ I }) => {
  await I.signIn(NGOZI);
  await I.goTo('Balance', 'Balances');
  await I.see('NGN Balance');
  await expect(I.button('Swap Currency')).toHaveCount(0);
  await expect(I.button('Make a Transfer')).toBeDisabled();
});

test('[SWP-05 SWP-02] a swap takes from one wallet what it gives to the other, once, with the code from the email', async ({
  I,
  page,
  sandbox,
}) => {
  await I.signIn(AMAKA);
  await I.goTo('Balance', 'Balances');
  const balance = async (currency: string) => {
    const card = page.getByRole('listitem', { includeHidden: true }).filter({ hasText: `${currency} Balance` });
    return Number((await card.locator('dd').first().textContent())?.replace(/[^\d.]/g, ''));
  };
  await I.see('USD Balance');
  const before = { naira: await balance('NGN'), dollars: await balance('USD') };
  await I.button('Swap Currency').click();
  await expect(I.button('Initiate Swap')).toHaveAccessibleDescription('Choose the currency you receive.');
  await page.getByRole('combobox', { name: 'Currency you receive' }).selectOption('USD');
  await expect(I.button('Initiate Swap')).toHaveAccessibleDescription('Enter the amount you pay.');
  await I.field('You pay').fill('100,000.00');
  const credit = Number((await I.field('You receive').inputValue()).replaceAll(',', ''));
  expect(credit).toBeGreaterThan(60);
  await I.button('Initiate Swap').click();
  await I.field('Your code').waitFor();
  await I.field('Your code').fill(await providerOf(sandbox).otp(AMAKA));
  await page.keyboard.press('Enter');
  await I.heading('Currency Swap Successful').waitFor();
  // The page behind has the new figures already.
  await expect.poll(() => balance('NGN')).toBeCloseTo(before.naira - 100_000, 2);
  await expect(I.dialog.getByText('Other movements')).toHaveCount(0);
  await expect(I.dialog.getByRole('region', { name: 'USD' })).toContainText('You received');
  await I.button('Done').click();
  await I.seeNoDialog();
  expect(await balance('USD')).toBeCloseTo(before.dollars + credit, 2);
});

test('[SWP-05] a swap in Test says beside its code that no real money moves', async ({ I, page, sandbox }) => {
  await I.signIn(AMAKA);
  await I.button('Test').click();
  await I.see(/^You are in test mode\. Live mode/);
  await page.goto(`${sandbox.address}/dashboard/account/balances?open=swap`);
  await page.getByRole('combobox', { name: 'Currency you receive' }).selectOption('USD');
  await I.field('You pay').fill('10,000.00');
  await expect(I.dialog.getByText('You’re in test mode. No real money moves.')).toHaveCount(0);
  await I.button('Initiate Swap').click();
  await I.field('Your code').waitFor();
  await expect(I.dialog.getByText('You’re in test mode. No real money moves.')).toBeVisible();
  await I.button('Close').click();
  await I.button('Leave').click();
  await I.seeNoDialog();
  await I.button('Live').click();
  await expect(page.getByText(/^You are in test mode/)).toHaveCount(0);
});
