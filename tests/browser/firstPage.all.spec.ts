/** More of the sign-in form before its code loads, and afterwards: how it looks, and what fails on the way. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { type } from 'arktype';
import { SIZES } from '../../src/ui/controls/typeReady';
import { expect, freshTest as test } from './fixtures';
import { hold } from './holdRequests';
import { AMAKA, PASSWORD, TUNDE } from './merchant';

const ENTRY = '**/assets/index-*.js';

/** On a slow machine the fonts load after the text, and change what a picture shows. A fallback may not be installed. */
const loadFonts = (page: Page) => page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())));

/** What the page shows once two pictures in a row are the same: a font or a ring of focus may still be on its way in the first. */
async function settledPicture(page: Page): Promise<Buffer> {
  let last = await page.screenshot({ caret: 'hide' });
  const isSettled = async () => {
    const next = await page.screenshot({ caret: 'hide' });
    const isSame = next.equals(last);
    last = next;
    return isSame;
  };
  await expect.poll(isSettled).toBe(true);
  return last;
}

test('[SES-01] the form is in the page before any code, and no other page has it', async ({ request, sandbox }) => {
  expect(await (await request.get(sandbox.address)).text()).toMatch(/<h1>Sign in<\/h1>.*type="email".*type="password"/s);
  for (const path of ['/dashboard', '/2fa-signin', '/no/such/page'])
    expect(await (await request.get(sandbox.address + path)).text()).not.toContain('<form');
});

test('[SES-01] the form is hydrated as it is: nothing moves and nothing is drawn again', async ({ page, sandbox }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const letGo = await hold(page, ENTRY);
  await page.goto(sandbox.address, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.styleSheets.length === 2);
  await loadFonts(page);
  const heading = await page.getByRole('heading', { name: 'Sign in' }).elementHandle();
  const before = await page.screenshot();
  await letGo();
  await page.locator('html[data-alive]').waitFor();
  await page.locator('#notices').waitFor({ state: 'attached' });
  expect(before.equals(await page.screenshot())).toBe(true);
  expect(await heading?.evaluate((node) => node.isConnected)).toBe(true);
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
  expect(said).toEqual([]);
});

test('[SES-01] half of the form is not shown while the rest of the page is on its way', async ({ page, request, sandbox }) => {
  const html = await (await request.get(sandbox.address)).text();
  const half = html.indexOf('</h1>') + '</h1>'.length;
  let sendRest = () => {};
  const server = createServer(({ url }, response) => {
    if (url !== '/') return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html' }).write(html.slice(0, half));
    sendRest = () => void response.end(html.slice(half));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  await page.goto(`http://127.0.0.1:${address.port}/`, { waitUntil: 'commit' });
  await page.locator('h1').waitFor({ state: 'attached' });
  await expect(page.locator('h1')).toBeHidden();
  sendRest();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  server.closeAllConnections();
  server.close();
});

test('the rest of the styles changes nothing on the first page', async ({ I, page, sandbox }) => {
  await page.goto(sandbox.address);
  await I.field('Email').focus();
  await page.locator('#notices').waitFor({ state: 'attached' });
  const letGo = await hold(page, '**/assets/index-*.css');
  await loadFonts(page);
  const before = await settledPicture(page);
  await letGo();
  await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1);
  await page.waitForFunction(() => [...document.styleSheets].length === 3);
  expect(before.equals(await settledPicture(page))).toBe(true);
});

test('a page whose toasts cannot be fetched says so, and is not left empty', async ({ I, page, sandbox }) => {
  await page.route('**/assets/Toasts-*.js*', (route) => route.abort());
  await page.goto(sandbox.address);
  await expect(page.getByRole('heading', { name: 'We couldn’t load Kontor' })).toBeVisible();
  await page.unroute('**/assets/Toasts-*.js*');
  await I.button('Reload').click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('[SES-02] the address of the dashboard is opened while the page before it is still there', async ({ I, page, sandbox }) => {
  await page.goto(sandbox.address);
  const opened = page.evaluate(
    () =>
      new Promise((tell) => {
        addEventListener('replaceState', () => tell([location.pathname, document.getElementById('root')?.innerText !== '']));
      }),
  );
  await I.signInHere(TUNDE);
  expect(await opened).toEqual(['/dashboard', true]);
  await expect(I.heading('Dashboard')).toBeVisible();
});

test('the form makes the font of the dashboard ready as soon as somebody begins to sign in', async ({ I, page, sandbox }) => {
  await page.addInitScript(() => {
    new MutationObserver((records) => {
      const added = records.flatMap((record) => [...record.addedNodes]).filter((node) => node instanceof HTMLElement);
      const sizes = added.flatMap((node) => [...node.querySelectorAll('p')].map(({ style }) => style.fontSize));
      if (sizes.filter(Boolean).length > 0) document.documentElement.dataset.sizes = [...new Set(sizes)].join(' ');
    }).observe(document, { subtree: true, childList: true });
  });
  await page.goto(sandbox.address);
  await I.field('Email').focus();
  await expect(page.locator('html')).toHaveAttribute('data-sizes', SIZES.join(' '));
});

test('the frame is not what a signed-out user sees', async ({ I, page, sandbox }) => {
  const letCode = await hold(page, ENTRY);
  await page.goto(`${sandbox.address}/dashboard/account/payouts`, { waitUntil: 'commit' });
  await page.locator('#frame').waitFor({ state: 'attached' });
  await expect(page.locator('#frame')).toBeHidden();
  await letCode();
  await I.heading('Sign in').waitFor();
});

/** What the browser writes when an animation begins, and when its compositor cannot take it. */
const Begun = type({ id2: { local: 'string' }, args: { data: { displayName: "'turn'" } } });
const Refused = type({ id2: { local: 'string' }, args: { data: { compositeFailed: 'number' } } });

test('[SES-01] what turns while a call runs is drawn without the page, which has its time for the answer', async ({
  I,
  browser,
  page,
  sandbox,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await hold(page, '**/dashboard/login');
  await page.goto(sandbox.address);
  await I.field('Email').fill(AMAKA);
  await I.field('Password').fill(PASSWORD);
  await browser.startTracing(page, { categories: ['blink.animations'] });
  await page.getByRole('button', { name: 'Sign in' }).click();
  const icon = page.locator('form button svg');
  await expect.poll(() => icon.evaluate((svg) => svg.getAnimations().map(({ playState }) => playState))).toEqual(['running']);
  // The browser decides it for the next frame.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  const { traceEvents } = type({ traceEvents: 'unknown[]' }).assert(JSON.parse((await browser.stopTracing()).toString()));
  const refused = traceEvents.filter(Refused.allows).map(({ id2 }) => id2.local);
  const turning = traceEvents.filter(Begun.allows).map(({ id2 }) => id2.local);
  expect(turning).not.toEqual([]);
  expect(turning.filter((id) => refused.includes(id))).toEqual([]);
});
