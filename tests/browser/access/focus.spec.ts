/** The focus stays on the page when a view is replaced, so keyboard users and screen readers continue from there. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { AMAKA, type Merchant, PASSWORD } from '../merchant';
import { IFE, STEPS } from './newcomer';

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element === null || element === document.body ? 'body' : `${element.localName} ${element.textContent}`.trim();
  });

/** Returns an email without a sign-up. */
const afresh = (address: string) => address.replace('@', `+${crypto.randomUUID()}@`);

/** The heading appears, and gets the focus a moment later. */
async function isLedTo(I: Merchant, heading: string) {
  await I.heading(heading).waitFor();
  await expect.poll(() => focused(I.page)).toBe(`h1 ${heading}`);
}

/** Sign in starts in its first field. */
async function isLedToSignIn(I: Merchant) {
  await I.heading('Sign in').waitFor();
  await expect(I.field('Email')).toBeFocused();
}

const WAYS = {
  'the keyboard': (I: Merchant, name: string) => I.button(name).press('Enter'),
  'the pointer': (I: Merchant, name: string) => I.button(name).click(),
} as const;

const NEWCOMER = {
  'First name': 'Ada',
  'Last name': 'Okafor',
  Email: 'ada@okafor.test',
  'Mobile number': '08031234567',
  'Business name': 'Okafor Crafts',
} as const;

for (const [way, press] of Object.entries(WAYS)) {
  test(`[SUP-01 SUP-04 SES-03] signing up, and going back to sign in, keeps the focus on the page, by ${way}`, async ({
    I,
    page,
    sandbox,
  }) => {
    await page.goto(`${sandbox.address}/sign-up`);
    for (const [label, text] of Object.entries(NEWCOMER)) await I.field(label).fill(afresh(text));
    for (const label of ['Password', 'Confirm password']) await page.getByLabel(label, { exact: true }).fill(PASSWORD);
    await press(I, 'Create account');
    await isLedTo(I, 'Check your email');
    await page.goto(`${sandbox.address}/sign-up`);
    await press(I, 'Back to sign in');
    await isLedToSignIn(I);
    await I.enterPassword(AMAKA);
    await I.heading('Enter your code').waitFor();
    await press(I, 'Back to sign in');
    await isLedToSignIn(I);
  });

  test(`[ONB-02] Get Started keeps the focus on the page, by ${way}`, async ({ I }) => {
    await I.enter(IFE, STEPS);
    await press(I, 'Get Started');
    await isLedTo(I, 'Personal Information');
  });
}

test('[SUP-01] going back to sign in keeps the focus on the page even before the code that keeps it has come', async ({
  I,
  page,
  sandbox,
}) => {
  let letCome = () => {};
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(/\/late-[^/]*\.js$/, async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto(`${sandbox.address}/sign-up`);
  await I.button('Back to sign in').press('Enter');
  await isLedToSignIn(I);
  letCome();
  await isLedToSignIn(I);
});
