/** [KEY-01] [KEY-02] Nothing of a key, a signing secret or a password is left anywhere once it was used. Each place is also searched with one planted there. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Sandbox } from '../../../sandbox/start';
import { secretsIn } from '../../../sandbox/testing/secrets';
import { expect, freshTest } from '../fixtures';
import { AMAKA, type Merchant, PASSWORD } from '../merchant';

const KEYS = '/dashboard/settings/api-webhooks';
const ACCOUNTS = '/dashboard/settings/settlement-accounts';
const BUSINESS = '/dashboard/settings/business';
const NEXT = 'Harmattan#2027';
const WHOLE = /k(?:public|s|e)_live_[A-Za-z0-9]{19,24}(?![A-Za-z0-9])/g;

/** Masks are as long as keys, but have only an x after what they show. */
const wholeKeysIn = (text: string) => (text.match(WHOLE) ?? []).filter((key) => !/x{18}$/.test(key));

/** Everything that leaves the page while it is used. */
function overhear(page: Page): () => string {
  const heard: string[] = [];
  page.on('request', (request) => heard.push(request.url()));
  page.on('framenavigated', (frame) => heard.push(frame.url()));
  page.on('console', (message) => heard.push(message.text()));
  page.on('pageerror', (error) => heard.push(String(error)));
  return () => heard.join('\n');
}

/** Everything that the page keeps: what is drawn and typed, each storage, and the state of its address. The session’s own token is no secret here. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const typed = [...document.querySelectorAll('input, textarea')].map((field) => Reflect.get(field, 'value'));
    const rows = async ({ name = '', version }: IDBDatabaseInfo) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name, version);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const all = [...db.objectStoreNames].map(
        (store) =>
          new Promise((resolve) => {
            const asked = db.transaction(store).objectStore(store).getAll();
            asked.onsuccess = () => resolve(asked.result);
          }),
      );
      return Promise.all(all);
    };
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    const { accessToken: _, ...session } = { ...sessionStorage };
    return JSON.stringify([
      ...[document.documentElement.outerHTML, typed, session, { ...localStorage }, document.cookie, location.href, history.state],
      ...[document.title, window.name, await Promise.all((await indexedDB.databases()).map(rows)), cached],
    ]);
  });

/** Everything that the process of the provider writes, which is this one. */
function listenToLog(): { readonly logged: () => string; readonly stop: () => void } {
  const written: string[] = [];
  const own = { log: console.log, info: console.info, warn: console.warn, error: console.error };
  const streams = [process.stdout, process.stderr].map((stream) => ({ stream, write: stream.write }));
  const keep =
    (say: (...words: unknown[]) => void) =>
    (...words: unknown[]) => {
      written.push(words.map(String).join(' '));
      say(...words);
    };
  for (const { stream, write } of streams) {
    const keepAndWrite = (text: string | Uint8Array) => {
      written.push(String(text));
      return write.call(stream, text);
    };
    Object.assign(stream, { write: keepAndWrite });
  }
  Object.assign(console, { log: keep(own.log), info: keep(own.info), warn: keep(own.warn), error: keep(own.error) });
  return {
    logged: () => written.join('\n'),
    stop: () => {
      Object.assign(console, own);
      for (const { stream, write } of streams) Object.assign(stream, { write });
    },
  };
}

/** The recording for auditors, as it is saved. */
async function recordingOf(I: Merchant, page: Page): Promise<string> {
  await I.button('Amaka Obi').click();
  await page.getByRole('menuitem', { name: 'For auditors' }).click();
  const download = page.waitForEvent('download');
  await I.button('Save recording').click();
  return readFileSync(await (await download).path(), 'utf8');
}

/** What the provider keeps where people read it. */
const keptAt = async (sandbox: Sandbox) => JSON.stringify([await sandbox.trail.entries(1001), await sandbox.outbox()]);

freshTest(
  '[KEY-01] [KEY-02] [BUS-01] [STA-01] no key, signing secret or password is left once it was used',
  async ({ I, page, context, sandbox }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const heard = overhear(page);
    const { logged, stop } = listenToLog();
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    const give = () => page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await I.enter(AMAKA, KEYS);
    await I.button('Copy Secret key').click();
    await I.button('Copied Secret key').waitFor();
    const secrets = [PASSWORD, NEXT, await clipboard()];
    await I.button('Copy secret').click();
    await I.dialog.getByRole('button', { name: 'Copy secret' }).click();
    await I.see('Signing secret copied');
    secrets.push(await clipboard());
    await I.button('Generate New Keys').click();
    await give();
    await I.dialog.getByRole('button', { name: 'Generate New Keys' }).click();
    await I.heading('Copy your new keys now').waitFor();
    secrets.push(...wholeKeysIn(await page.content()));
    await I.button('Done').click();
    await I.seeNoDialog();
    await page.goto(`${sandbox.address}${ACCOUNTS}?settle=wallet`);
    await give();
    await I.button('Yes').click();
    await I.seeNoDialog();
    await page.goto(`${sandbox.address}${BUSINESS}?password=change`);
    await page.getByLabel('Old password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('New password', { exact: true }).fill(NEXT);
    await page.getByLabel('Confirm password', { exact: true }).fill(NEXT);
    await I.button('Change password').click();
    await I.seeNoDialog();
    expect(secrets.map((secret) => secret.slice(0, 3))).toEqual(['Blu', 'Har', 'ks_', 'whs', 'kpu', 'ks_', 'ke_']);
    const recording = await recordingOf(I, page);
    for (const flow of ['keyRenewal', 'settlementDestination', 'passwordChange']) expect(recording).toContain(flow);
    stop();
    const left = { heard: heard(), kept: await keptIn(page), recording, log: logged() };
    const places = { ...left, provider: await keptAt(sandbox) };
    for (const [place, text] of Object.entries(places)) expect([place, secretsIn(text, secrets)]).toEqual([place, []]);
  },
);

freshTest('[KEY-02] a secret that is left somewhere is found there', async ({ I, page, context }) => {
  const heard = overhear(page);
  await I.enter(AMAKA, KEYS);
  await I.see('Encryption key');
  const plants: readonly ((text: string) => unknown)[] = [
    (text) => document.body.setAttribute('data-left', text),
    (text) => Object.assign(document.body.appendChild(document.createElement('input')), { value: text }),
    (text) => localStorage.setItem('left', text),
    (text) => sessionStorage.setItem('left', text),
    (text) => history.replaceState({ text }, ''),
    (text) => Object.assign(document, { cookie: `left=${text}` }),
    (text) => Object.assign(window, { name: text }),
    (text) => Object.assign(document, { title: text }),
    (text) => console.info(text),
    (text) => fetch(`/left?${new URLSearchParams({ text })}`).catch(() => undefined),
  ];
  for (const [index, plant] of plants.entries()) {
    const secret = `left${index}behind`;
    await page.evaluate(plant, secret);
    await expect
      .poll(async () => secretsIn(heard() + (await keptIn(page)), [secret]), { message: String(plant) })
      .toEqual([secret]);
  }
  await context.clearCookies();
  const { logged, stop } = listenToLog();
  console.error('left10behind');
  process.stdout.write('left11behind\n');
  stop();
  expect(secretsIn(logged(), ['left10behind', 'left11behind'])).toEqual(['left10behind', 'left11behind']);
});
