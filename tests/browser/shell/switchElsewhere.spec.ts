/** A switch of environment in one tab while an order is open in another: the order never goes to where that tab is not. */
import type { BrowserContext, Page } from '@playwright/test';
import type { Sandbox } from '../../../sandbox/start';
import { expect, test } from '../fixtures';
import { AMAKA } from '../merchant';

/** Opens the dashboard in a second tab of the same session, as a duplicated tab does. */
async function secondTab(page: Page, context: BrowserContext, sandbox: Sandbox): Promise<Page> {
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  const other = await context.newPage();
  await other.goto(`${sandbox.address}/sandbox/outbox.css`);
  await other.evaluate((text) => {
    for (const [key, value] of JSON.parse(text)) sessionStorage.setItem(key, value);
  }, stored);
  await other.goto(`${sandbox.address}/dashboard`);
  await other.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
  return other;
}

for (const fault of ['lost', 'timeout'] as const)
  test(`[NAV-11 PAY-05] a payout is not sent once another tab has switched to Test, also if that answer is ${fault === 'lost' ? 'lost' : 'late'}`, async ({
    I,
    page,
    context,
    sandbox,
  }) => {
    await I.enterPayouts(AMAKA);
    const other = await secondTab(page, context, sandbox);
    await I.openTransfer();
    await I.fillTransfer({ amount: '20,000.00' });
    await I.review();
    sandbox.queueFault('toggleEnvironment', fault);
    await other.getByRole('group', { name: 'Environment' }).getByRole('button', { name: 'Test' }).click();
    if (fault === 'lost') await other.getByRole('heading', { name: 'We couldn’t confirm the switch' }).waitFor();
    else await other.getByText('Switching to Test mode').first().waitFor();
    const moved = await I.countMoved(async () => {
      await I.button('Initiate payout').click();
      await I.see(/^You switched business or environment in another tab, so we sent nothing from here\./);
    });
    expect(moved).toBe(0);
    await expect(I.field('Amount')).toHaveValue('20,000.00');
    await page.goto(`${sandbox.address}/dashboard`);
    const mode = fault === 'lost' ? 'Test' : 'Live';
    await expect(page.getByRole('button', { name: mode, exact: true })).toHaveAttribute('aria-pressed', 'true');
  });
