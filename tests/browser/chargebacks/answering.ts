/** How a merchant answers a chargeback in a browser. */
import type { BrowserContext, Page } from '@playwright/test';
import type { Sandbox } from '../../../sandbox/start';
import { providerOf } from '../../drivers/provider';
import { AMAKA, type Merchant } from '../merchant';

export const WORDS = 'We delivered this order on 5 November.';

export const pdf = (name: string, bytes = 2_000) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from(`%PDF-1.7\n${name}\n`), Buffer.alloc(bytes, 32), Buffer.from('\n%%EOF\n')]),
});

/** Opens the answer to a chargeback that can be answered for long, and returns the id of the chargeback. */
export async function open(I: Merchant, sandbox: Sandbox): Promise<string> {
  const who = await providerOf(sandbox).signIn(AMAKA);
  const id = await providerOf(sandbox).chargeback(who, 'open');
  await I.enter(AMAKA, `/dashboard/chargeback/${id}/details?open=answer`);
  return id;
}

export const explanation = (page: Page) => page.getByRole('textbox', { name: 'Explanation' });

export async function decline(page: Page, words = WORDS) {
  await page.getByRole('radio', { name: 'Decline' }).check();
  await explanation(page).fill(words);
}

/** Adds a proof of delivery, and waits until it is read. */
export async function attach(page: Page, name = 'waybill.pdf', bytes = 2_000) {
  await page.getByLabel('Proof of delivery', { exact: true }).setInputFiles(pdf(name, bytes));
  await page.getByRole('button', { name: `Remove ${name}` }).waitFor();
}

/** Opens the same page in a second tab of the same session, without the draft of the first one. */
export async function twinOf(page: Page, context: BrowserContext, sandbox: Sandbox): Promise<Page> {
  const twin = await context.newPage();
  const here = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  await twin.goto(`${sandbox.address}/sandbox/outbox.css`);
  await twin.evaluate((kept) => {
    for (const [key, value] of JSON.parse(kept)) if (!key.startsWith('bookmark:')) sessionStorage.setItem(key, value);
  }, here);
  await twin.goto(page.url());
  return twin;
}
