/** The sign-in form before its code loads, and afterwards. `firstPage.all.spec.ts` has how it looks, and what fails on the way. */
import { expect, freshTest as test } from './fixtures';
import { hold } from './holdRequests';
import { AMAKA, PASSWORD } from './merchant';

const ENTRY = '**/assets/index-*.js';

test('[SES-01] what is typed and sent before the code comes is kept and done, and is in no address', async ({
  I,
  page,
  sandbox,
}) => {
  const letGo = await hold(page, ENTRY);
  await page.goto(sandbox.address, { waitUntil: 'commit' });
  await I.field('Email').fill(AMAKA);
  await I.field('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  expect(page.url()).toBe(`${sandbox.address}/`);
  await letGo();
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  expect(page.url()).not.toContain(PASSWORD);
});

test('[SES-01] the button can be pressed before anything is typed, and says what is missing', async ({ I, page, sandbox }) => {
  await page.goto(sandbox.address);
  await I.button('Sign in').click();
  await expect(page.getByText('Enter your email.')).toBeVisible();
  await expect(I.field('Email')).toBeFocused();
});

test('[SES-05] a signed-in user does not see the form before the dashboard', async ({ I, page, sandbox }) => {
  await I.signIn(AMAKA);
  const letGo = await hold(page, ENTRY);
  await page.goto(sandbox.address, { waitUntil: 'commit' });
  await page.locator('html[data-entering]').waitFor();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toHaveCount(0);
  await letGo();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('code that cannot be fetched is said, and asked for again', async ({ I, page, sandbox }) => {
  await page.route('**/assets/Dashboard-*.js*', (route) => route.abort());
  await page.goto(sandbox.address);
  await I.signInHere(AMAKA).catch(() => {});
  await expect(page.getByRole('heading', { name: 'We couldn’t load Kontor' })).toBeVisible();
  await page.unroute('**/assets/Dashboard-*.js*');
  await I.button('Reload').click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('[SES-05] a reload of a page shows its frame, which guesses neither the business nor Test or Live', async ({ I, page }) => {
  await I.enter(AMAKA, '/dashboard/account/payouts');
  const letCode = await hold(page, ENTRY);
  const letProfile = await hold(page, '**/subsidiary/dashboard/me');
  await page.reload({ waitUntil: 'commit' });
  const frame = page.locator('#frame');
  await expect(frame).toBeVisible();
  await letCode();
  const title = page.locator('#root').getByText('Payouts', { exact: true }).last();
  await expect(title).toBeVisible();
  await expect(frame).toBeHidden();
  const atBar = () => page.locator('#root').getByText('Payouts', { exact: true }).first().boundingBox();
  const drawn = await atBar();
  for (const unknown of ['Bluecrest Stores', 'Live', 'Test', 'Kontor', 'Sign in'])
    await expect(page.locator('body').getByText(unknown, { exact: true })).toHaveCount(0);
  await letProfile();
  await I.heading('Payouts').waitFor();
  await expect(frame).toBeHidden();
  // What stands next to it was drawn as wide as it is.
  expect((await atBar())?.x).toBe(drawn?.x);
});
