/** The app and an atlas side by side: what the merchant does lights the chart. */
import type { BrowserContext, Page } from '@playwright/test';
import { secretsIn } from '../../../sandbox/testing/secrets';
import { expect, freshTest as test } from '../fixtures';
import { findNothing, LOOKS, lookAs } from '../looks';
import { AMAKA, PASSWORD } from '../merchant';
import { on } from './atlasPage';

/** The code that sends steps has its name in the file. */
const STREAMS = /streamRecording/;

/** Opens what is for auditors in the profile menu, presses `Show this flow`, and returns the page that opens. */
async function showFlow(page: Page, context: BrowserContext) {
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: /^Amaka/ }).click();
  await page.getByRole('menuitem', { name: 'For auditors' }).click();
  await page.getByRole('button', { name: 'Show this flow' }).click();
  const atlas = await opened;
  await page.keyboard.press('Escape');
  return atlas;
}

/** Collects everything that tabs send, as another page of the origin could. */
const overhear = (page: Page) =>
  page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new BroadcastChannel('atlas:answering').onmessage = ({ data }) => heard.push(JSON.stringify(data));
  });
const overheard = (page: Page) => page.evaluate((): string => Object(window).heard.join('\n'));

test('[FLW-02] a step of the merchant lights the states and the arrow of its flow', async ({ I, page, context, sandbox }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await I.enterPayouts(AMAKA);
  expect(asked.filter((url) => STREAMS.test(url))).toEqual([]);

  const atlas = await showFlow(page, context);
  // The list, and not the numbers above it.
  await expect(atlas.getByRole('heading', { name: 'payouts', exact: true })).toBeVisible();
  await expect(atlas.getByText('Connected. No input or data is sent.')).toBeVisible();
  await expect(on(atlas, 'payouts.loaded')).toHaveClass(/\bon\b/);
  expect(await atlas.evaluate(() => Object.keys(sessionStorage)), 'the new window has no token').toEqual([]);
  expect(asked.filter((url) => STREAMS.test(url))).toHaveLength(1);

  await overhear(atlas);
  await atlas.evaluate(() => location.assign('#payout/live'));
  await expect(atlas.getByText('No step of this flow has arrived yet.')).toBeVisible();
  await I.openTransfer();
  await I.fillTransfer({ amount: '60,000.00' });
  await expect(on(atlas, 'payout.editing.ready')).toHaveClass(/\bon\b/);
  await I.review();
  const reviewed = on(atlas, 'payout.editing.ready | payout.reviewed | 0');
  await expect(on(atlas, 'payout.confirming')).toHaveClass(/\bon\b/);
  await expect(reviewed).toHaveClass(/\bon\b/);
  await expect(on(atlas, 'payout.editing.ready')).toHaveClass(/\bbeen\b/);
  await expect(atlas.getByText('The chart allows every step')).toBeVisible();

  const steps = atlas.getByRole('complementary', { name: 'Live details' });
  await expect(steps.getByText('Holds so far').first()).toBeVisible();
  await steps.getByRole('button', { name: /^payout\.reviewed/ }).click();
  await atlas.getByRole('button', { name: 'Previous step' }).click();
  await expect(on(atlas, 'payout.editing.ready')).toHaveClass(/\bon\b/);
  await I.button('Initiate payout').click();
  await I.field('Your code').waitFor();
  await expect(on(atlas, 'payout.editing.ready')).toHaveClass(/\bon\b/);
  await atlas.getByRole('button', { name: 'Latest' }).click();
  await expect(on(atlas, 'payout.verifying')).toHaveClass(/\bon\b/);

  await atlas.getByRole('link', { name: 'Sequence' }).click();
  const messages = atlas.getByRole('region', { name: 'Sequence' }).getByRole('listitem');
  await expect(messages.filter({ hasText: 'Merchant to payout: payout.reviewed' })).toHaveCount(1);
  await expect(messages.filter({ hasText: 'payout to Provider: initiatePayout' })).toHaveCount(1);
  await expect(messages.filter({ hasText: 'payout to payout.otp: starts' })).toHaveCount(1);

  const code = await I.otp(AMAKA);
  await I.verifyPayout();
  await I.seePaid();
  await expect(messages.filter({ hasText: /^payout.otp to payout: otp ends/ })).toHaveCount(1);
  await expect(steps.getByText(/^Broken at step/)).toHaveCount(0);
  const said = await overheard(atlas);
  expect(said).toContain('initiatePayout');
  expect(secretsIn(said, [AMAKA, PASSWORD, code, '0123456789', 'ADA OKAFOR', '60000', '60,000', 'Rent'])).toEqual([]);
  expect(asked.filter((url) => STREAMS.test(url))).toHaveLength(1);
  await atlas.goto(`${sandbox.address}/atlas/#~live`);
  await expect(atlas.getByText(/^Step \d+ of \d+, /)).toBeVisible();
});

test('[FLW-02] nothing is sent after the session ended, and a new session is found', async ({ I, context, sandbox }) => {
  await I.signIn(AMAKA);
  const atlas = await context.newPage();
  await atlas.goto(`${sandbox.address}/atlas/#~live`);
  await expect(atlas.getByText('Connected. No input or data is sent.')).toBeVisible();
  await I.logOut();
  await expect(atlas.getByText('The tab was closed or signed out. Its steps are still here.')).toBeVisible();
  await overhear(atlas);
  await I.field('Email').fill(AMAKA);
  expect(await overheard(atlas)).toBe('');
  await I.signInHere(AMAKA);
  await expect(atlas.getByText('Connected. No input or data is sent.')).toBeVisible();
});

for (const look of LOOKS)
  test(`axe finds nothing on the live page, ${look.colorScheme}, ${look.width} px`, async ({ I, context, sandbox }) => {
    await I.enterPayouts(AMAKA);
    const atlas = await context.newPage();
    await lookAs(atlas, look);
    for (const hash of ['#~live', '#payouts/live', '#payouts/sequence']) {
      await atlas.goto(`${sandbox.address}/atlas/${hash}`);
      await expect(atlas.getByText(/^Step \d+ of \d+, /)).toBeVisible();
      await findNothing(atlas, hash);
    }
  });
