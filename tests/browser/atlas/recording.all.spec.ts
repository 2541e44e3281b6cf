/** A merchant saves a recording, and an auditor opens it: the same file, from the app to the charts. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { flowsHash } from '../../../atlas/sources';
import { type Recording, readRecording, sealed, verify } from '../../../machines/kit/flow/recording';
import { secretsIn } from '../../../sandbox/testing/secrets';
import { expect, test } from '../fixtures';
import { AMAKA, PASSWORD } from '../merchant';
import { BUILT, fromDisk, on } from './atlasPage';

const file = (recording: Recording | string) => ({
  name: 'Kontor-recording.json',
  mimeType: 'application/json',
  buffer: Buffer.from(typeof recording === 'string' ? recording : JSON.stringify(recording)),
});

async function openIn(page: Page, recording: Recording | string) {
  await page.goto(fromDisk(BUILT, '#~recording'));
  await page.getByLabel(/A recording saved by the app/).setInputFiles(file(recording));
}

test('[FLW-02] a recording is saved without any input, is unaltered, and shows on the charts', async ({ I, page }) => {
  await I.startTransfer(AMAKA, '60,000.00');
  await I.review();
  await I.button('Initiate payout').click();
  await I.field('Your code').waitFor();
  const code = await I.otp(AMAKA);
  await I.verifyPayout();
  await I.seePaid();
  // Steps before a reload are included.
  await page.reload();
  await I.firstRow().getByRole('cell').first().waitFor();
  await I.button('Amaka Obi').click();
  await page.getByRole('menuitem', { name: 'For auditors' }).click();
  const download = page.waitForEvent('download');
  await I.button('Save recording').click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^Kontor-recording-\d{8}-\d{6}\.json$/);
  const text = readFileSync(await saved.path(), 'utf8');
  expect(secretsIn(text, [AMAKA, PASSWORD, code, '0123456789', 'ADA OKAFOR', '60000', 'Rent'])).toEqual([]);
  const recording = readRecording(text);
  expect(recording.build).toBe(flowsHash());
  expect(await verify(recording)).toEqual({ problem: null, at: null });
  expect(new Set(recording.entries.map(({ machine }) => machine))).toContain('otp');

  await openIn(page, text);
  await expect(page.getByText('Unchanged', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Entry 1, /)).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByText(/^Entry 2, /)).toBeVisible();
  await page
    .getByRole('button', { name: /^otp\.submitted/ })
    .first()
    .click();
  await expect(page.locator('.chart .on').first()).toBeVisible();
});

test.describe('[FLW-02] a recording', () => {
  const entry = {
    number: 1,
    at: Date.UTC(2026, 10, 21, 9, 30),
    flow: 'payoutVerification',
    machine: 'payoutVerification',
    run: 'a:1',
    event: 'xstate.done.actor.getPayout',
    fields: {},
    taken: ['payoutVerification.loading | xstate.done.actor.getPayout | 0'],
    states: ['payoutVerification.sendingCode'],
  };
  const made = (build = flowsHash()) => sealed(build, [entry, { ...entry, number: 2, event: 'dismissed', taken: [] }]);

  test('that was altered says so, and where', async ({ page }) => {
    const recording = await made();
    const entries = recording.entries.map((one, nth) => (nth === 1 ? { ...one, event: 'otp.submitted' } : one));
    await openIn(page, { ...recording, entries });
    await expect(page.getByText(/^Changed: entry 2 was changed/)).toBeVisible();
    await expect(page.getByText(/^Entry 2, /)).toBeVisible();
    await openIn(page, { ...recording, entries: recording.entries.slice(0, 1) });
    await expect(page.getByText(/^Changed: entries at the end are missing/)).toBeVisible();
  });

  test('of other flows says so', async ({ page }) => {
    await openIn(page, await made('00000000'));
    await expect(page.getByText(/^This recording is from flows 00000000/)).toBeVisible();
    await expect(on(page, 'payoutVerification.sendingCode')).toHaveClass(/\bon\b/);
  });

  test('that is none is refused in one line, and another can be opened', async ({ page }) => {
    await openIn(page, '{"kind":"kontor-rec');
    await expect(page.getByText('This file isn’t a recording, or it is incomplete.')).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Entries' })).toBeHidden();
    await page.getByLabel(/A recording saved by the app/).setInputFiles(file(await made()));
    await expect(page.getByText('Unchanged', { exact: true })).toBeVisible();
  });
});
