/** What a merchant does in the dashboard, in a merchant's words. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Sandbox } from '../../sandbox/start';
import { toAnteroom } from '../drivers/browser';
import type { Account } from '../drivers/driver';
import { providerOf } from '../drivers/provider';

export const AMAKA = 'amaka.obi@bluecrest.test';
export const TUNDE = 'tunde.bello@bluecrest.test';
export const NGOZI = 'ngozi.eze@bluecrest.test';
export const PASSWORD = 'Bluecrest#2026';
const PAYOUTS = '/dashboard/account/payouts';

/**
 * Presses an entry of a layer that stands beside its opener, once the layer stands still: Playwright scrolls the page to what moves, and the layer
 * then follows its opener away from the pointer.
 */
export async function pressEntry(entry: Locator): Promise<void> {
  await entry.evaluate(async (element) => {
    for (let each: Element | null = element; each; each = each.parentElement) {
      await Promise.allSettled(each.getAnimations().map(({ finished }) => finished));
    }
  });
  await entry.click();
}

/** Chooses the first entry of the menu that the keyboard opened, once the menu has the focus: earlier its button would get the key. */
export async function enterFirstEntry(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('menu').filter({ visible: true })).toBeFocused();
  await expect(page.getByRole('menuitem', { name })).toHaveAttribute('data-highlighted', '');
  await page.keyboard.press('Enter');
}

export type Merchant = ReturnType<typeof merchantAt>;

export function merchantAt(page: Page, sandbox: Sandbox) {
  const { otp, signIn: tokenFor } = providerOf(sandbox);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  const dialog = page.getByRole('dialog');
  page.setDefaultTimeout(15_000);

  const enterPassword = async (email: string, password = PASSWORD) => {
    await field('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await button('Sign in').click();
  };
  const enterCode = async (code: string, action: string) => {
    await field('Your code').fill(code);
    await button(action).click();
  };
  /** Opens a page signed in without the sign-in form, for tests of authenticated pages. */
  const enter = async (email: Account, path: string) => {
    const who = await tokenFor(email);
    await toAnteroom(page, sandbox.address);
    await page.evaluate((token) => sessionStorage.setItem('accessToken', token), who.token);
    await page.goto(sandbox.address + path);
    return who;
  };
  const signIn = async (email: Account) => {
    await enter(email, '/dashboard');
    await heading('Dashboard').waitFor();
  };
  /** Signs in on the current page. */
  const signInHere = async (email: string) => {
    await enterPassword(email);
    if (email === AMAKA) {
      await heading('Enter your code').waitFor();
      await enterCode(await otp(email), 'Verify');
    }
  };
  /**
   * Logs out with the profile menu, up to the sign-in page or the question about open payments. The tabs are asked for open payments first: a
   * page that is left before they answer stays signed in.
   */
  const logOut = async () => {
    await page.getByRole('banner').locator('[aria-haspopup=menu]').last().click();
    await pressEntry(page.getByRole('menuitem', { name: 'Log Out', exact: true }));
    await heading('Sign in').or(heading('Log out now?')).waitFor();
  };
  /** The bar at the foot of a phone. */
  const quickAccess = page.getByRole('navigation', { name: 'Quick access' });
  /** Uses the sidebar, which may be a drawer with collapsed groups. */
  const goTo = async (group: string, name: string) => {
    // A page may link to the same place while its data loads.
    const link = page.getByRole('navigation').getByRole('link', { name, exact: true });
    for (const opener of [button('Menu'), quickAccess.getByRole('button', { name: 'More' })])
      if (await opener.isVisible()) await opener.click();
    // The groups come with the page: one that is about to be shown open would be collapsed by a press.
    const head = page.getByRole('navigation').getByRole('button', { name: group, exact: true });
    await link.or(head).first().waitFor();
    if (!(await link.isVisible()) && (await head.getAttribute('aria-expanded')) === 'false') await head.click();
    await link.click();
  };
  const openPayouts = async () => {
    await goTo('Account', 'Payouts');
    await page.getByRole('cell').first().waitFor();
  };
  const openTransfer = async () => {
    await button('Initiate Payout').click();
    await heading('Make a Transfer').waitFor();
  };
  /** Fills in a transfer to the test account of Ada Okafor at Guaranty Trust Bank. */
  const fillTransfer = async ({ amount, description = 'Rent' }: { amount: string; description?: string }) => {
    await page.getByRole('combobox', { name: 'Bank', exact: true }).selectOption({ label: 'Guaranty Trust Bank' });
    await field('Account number').fill('0123456789');
    await expect(dialog.getByText('ADA OKAFOR')).toBeVisible();
    await field('Amount').fill(amount);
    await field('Description').fill(description);
  };
  const review = async () => {
    await button('Review payout').click();
    await expect(page.getByText('Total to be debited')).toBeVisible();
  };
  const enterPayouts = async (email: Account) => {
    await enter(email, PAYOUTS);
    await page.getByRole('cell').first().waitFor();
  };
  const startTransfer = async (email: Account, amount: string) => {
    await enterPayouts(email);
    await openTransfer();
    await fillTransfer({ amount });
  };
  const verifyPayout = async () => {
    await field('Your code').waitFor();
    await enterCode(await otp(AMAKA), 'Verify Payout');
  };
  const seeNoDialog = () => expect(dialog).toHaveCount(0);
  /** Waits for the outcome of a transfer with the balance after it, and leaves it. */
  const seePaid = async () => {
    await heading('Payout sent').waitFor();
    await expect(dialog.getByText('Payout reference')).toBeVisible();
    await button('Done').click();
    await seeNoDialog();
  };
  const see = (text: string | RegExp) => expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  /** Returns how many payouts were posted during the work. */
  const countMoved = async (work: () => Promise<unknown>) => {
    const before = await sandbox.ledger.payoutsMoved();
    await work();
    return (await sandbox.ledger.payoutsMoved()) - before;
  };
  return {
    page,
    dialog,
    otp,
    button,
    field,
    heading,
    enterPassword,
    enterCode,
    enter,
    signIn,
    signInHere,
    logOut,
    goTo,
    openPayouts,
    enterPayouts,
    openTransfer,
    fillTransfer,
    review,
    startTransfer,
    verifyPayout,
    seeNoDialog,
    seePaid,
    see,
    countMoved,
    at: (path: string) => expect(page).toHaveURL(new RegExp(`^${sandbox.address}${path.replace(/[?]/g, '\\?')}$`)),
    payoutsPath: PAYOUTS,
    /** The first row with data: a phone has heads of days between rows. */
    firstRow: () =>
      page
        .getByRole('row')
        .filter({ has: page.getByRole('cell') })
        .first(),
  };
}
