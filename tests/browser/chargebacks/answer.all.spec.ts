/** A merchant answers a chargeback, in a browser. */
import { writeFile } from 'node:fs/promises';
import { expect, test } from '../fixtures';
import { findNothing, fitNarrowly, LOOKS, lookAs } from '../looks';
import { attach, decline, explanation, open, pdf, twinOf } from './answering';

test('[CBK-03] a merchant declines with evidence, and sees the answer in the thread', async ({ I, page, sandbox }) => {
  await open(I, sandbox);
  await decline(page);
  await page.getByLabel('Proof of delivery', { exact: true }).setInputFiles(pdf('waybill.pdf'));
  await I.see('waybill.pdf');
  await I.button('Review answer').click();
  await I.see('You can’t change this after you submit.');
  await I.button('Submit Request').click();
  await I.heading('Answer submitted').waitFor();
  await I.button('Done').click();
  await I.see('You answered. The bank decides now.');
  const thread = page.getByRole('region', { name: 'Feedback Threads' });
  await expect(thread).toContainText('We delivered this order on 5 November.');
  await expect(thread.getByRole('link', { name: /waybill\.pdf/ })).toBeVisible();
  await expect(I.button('Treat Chargeback')).toHaveCount(0);
  expect(await sandbox.ledger.isBalanced()).toBe(true);
});

test('[CBK-03] a merchant accepts after a confirmation of the amount and the fee, and the hold becomes a loss', async ({
  I,
  page,
  sandbox,
}) => {
  await open(I, sandbox);
  await page.getByRole('radio', { name: 'Accept' }).check();
  await explanation(page).fill('We could not deliver.');
  await I.button('Accept chargeback').click();
  await I.heading('Accept this chargeback?').waitFor();
  await I.see('This is final.');
  await page.getByRole('button', { name: /^Accept and pay NGN / }).click();
  await I.heading('Chargeback accepted').waitFor();
  await I.button('Done').click();
  await I.see(/^You accepted\. The customer keeps NGN /);
  expect(await sandbox.ledger.isBalanced()).toBe(true);
});

test('[CBK-03] a draft is kept over a reload, and its files are to be chosen again', async ({ I, page, sandbox }) => {
  await open(I, sandbox);
  await decline(page);
  await page.getByLabel('Proof of delivery', { exact: true }).setInputFiles(pdf('waybill.pdf'));
  await I.see('waybill.pdf');
  await page.reload();
  await expect(explanation(page)).toHaveValue('We delivered this order on 5 November.');
  await I.see('waybill.pdf isn’t in the draft');
});

test('[CBK-03] a wrong file says why, and takes no other with it', async ({ I, page, sandbox }, info) => {
  // A large file is chosen by its path: what a test hands over goes through the browser's protocol.
  const large = info.outputPath('large.pdf');
  await writeFile(large, pdf('large.pdf', 30_000_000).buffer);
  await open(I, sandbox);
  await decline(page);
  const delivery = page.getByLabel('Proof of delivery', { exact: true });
  await delivery.setInputFiles(pdf('waybill.pdf'));
  await I.see('waybill.pdf');
  for (const [file, words] of [
    [{ ...pdf('x.pdf'), name: 'text.pdf', buffer: Buffer.from('no document') }, /must be a PNG, JPG or PDF file/],
    [{ ...pdf('x.pdf'), name: 'empty.pdf', buffer: Buffer.alloc(0) }, /“empty\.pdf” is empty/],
    [large, /“large\.pdf” is larger than 5 MB/],
    [{ ...pdf('waybill.pdf'), name: 'again.pdf' }, /is the same file as “waybill\.pdf”/],
  ] as const) {
    await delivery.setInputFiles(file);
    await I.see(words);
  }
  await delivery.setInputFiles(Array.from({ length: 10 }, (_, n) => pdf(`page-${n}.pdf`)));
  await I.see(/You can add up to 10 files/);
  await delivery.setInputFiles([]);
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(10);
});

test('[CBK-03] two tabs answer differently: the second sees the answer of the first', async ({ I, page, sandbox, context }) => {
  await open(I, sandbox);
  await decline(page);
  await I.button('Review answer').click();
  const other = await twinOf(page, context, sandbox);
  await other.getByRole('radio', { name: 'Decline' }).check();
  await explanation(other).fill('The other tab was first.');
  await other.getByRole('button', { name: 'Review answer' }).click();
  await other.getByRole('button', { name: 'Submit Request' }).click();
  await other.getByRole('heading', { name: 'Answer submitted' }).waitFor();
  await other.close();
  await I.button('Submit Request').click();
  await I.see('This chargeback was decided or answered before your answer arrived.');
  await I.see('The other tab was first.');
});

test('[CBK-03] the due moment ends the review by itself, and nothing is sent', async ({ I, page, sandbox }) => {
  await open(I, sandbox);
  await decline(page);
  await I.button('Review answer').click();
  await I.see('You can’t change this after you submit.');
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 366 * 86_400_000;
    sessionStorage.setItem('seenAt', String(Date.now()));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await I.see(/Nothing was sent\.$/);
  await I.see('We delivered this order on 5 November.');
  await expect(I.button('Submit Request')).toHaveCount(0);
});

test('[CBK-03] the pages of an answer fit each width and theme', async ({ I, page, sandbox }) => {
  await open(I, sandbox);
  await decline(page);
  await page.getByLabel('Proof of delivery', { exact: true }).setInputFiles(pdf(`${'x'.repeat(120)}.pdf`));
  await page.getByRole('button', { name: /^Remove / }).waitFor();
  for (const look of LOOKS) {
    await lookAs(page, look);
    await findNothing(page, `an answer, ${look.colorScheme}`);
    await fitNarrowly(page, `an answer, ${look.width}`);
  }
  await I.button('Review answer').click();
  await I.see('You can’t change this after you submit.');
  for (const look of LOOKS) {
    await lookAs(page, look);
    await findNothing(page, `a review, ${look.colorScheme}`);
    await fitNarrowly(page, `a review, ${look.width}`);
  }
});

test('[CBK-03] the review on paper is the sheet as a whole, and nothing to press', async ({ I, page, sandbox }) => {
  const name = `${'w'.repeat(60)}.pdf`;
  await open(I, sandbox);
  await decline(page);
  await page.getByLabel('Proof of delivery', { exact: true }).setInputFiles(pdf(name));
  await I.button('Review answer').click();
  await I.see('You can’t change this after you submit.');
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('[data-print]');
  for (const width of [1280, 680]) {
    await page.setViewportSize({ width, height: 900 });
    for (const text of ['Bluecrest Stores', 'We delivered this order on 5 November.', 'Proof of delivery', 'PDF', name])
      await expect(sheet.getByText(text, { exact: true }), `${text}, ${width}`).toBeVisible();
    const cut = sheet.getByText(name).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(await cut).toBeLessThanOrEqual(0);
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('link').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByText('What you answer').filter({ visible: true })).toHaveCount(0);
  }
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1280, height: 720 });
});

test('[CBK-03] the answer leads to its transaction, and back to the draft', async ({ I, page, sandbox }) => {
  await open(I, sandbox);
  await decline(page);
  await page.getByRole('link', { name: /^KPY-/ }).click();
  await expect(page).toHaveURL(/\/transaction-details\/KPY-/);
  await page.goBack();
  await expect(explanation(page)).toHaveValue('We delivered this order on 5 November.');
});

test('[CBK-03] the button that accepts a very large amount fits a phone', async ({ I, page, sandbox }) => {
  const DETAILS = '**/chargeback/details/*';
  await page.route(DETAILS, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/("amount":\s*"?)[\d.]+/g, (_, start) => `${start}1000000000000000.00`);
    await route.fulfill({ response, body });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(I, sandbox);
  await page.getByRole('radio', { name: 'Accept' }).check();
  await explanation(page).fill('We could not deliver.');
  await I.button('Accept chargeback').click();
  const box = await page.getByRole('button', { name: /^Accept and pay NGN 1,000,000,/ }).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(16);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390 - 16);
  await page.unroute(DETAILS);
  await page.setViewportSize({ width: 1280, height: 720 });
});

test('[CBK-02 CBK-03] the thread with a file of a long name fits each width', async ({ I, page, sandbox }) => {
  await open(I, sandbox);
  await decline(page);
  const name = `${'n'.repeat(251)}.pdf`;
  await page.getByLabel('Proof of delivery', { exact: true }).setInputFiles(pdf(name));
  await I.button('Review answer').click();
  await I.button('Submit Request').click();
  await I.button('Done').click();
  await expect(page.getByRole('region', { name: 'Feedback Threads' }).getByRole('link', { name })).toBeVisible();
  for (const look of LOOKS) {
    await lookAs(page, look);
    await fitNarrowly(page, `a thread, ${look.width}`);
  }
});

test('[CBK-03] the foot of a short page stands at the end of the window', async ({ I, page, sandbox }) => {
  await open(I, sandbox);
  await page.getByRole('radio', { name: 'Decline' }).waitFor();
  const foot = page.locator('[data-page-foot]');
  const bottomOf = async () => {
    const box = await foot.boundingBox();
    return Math.round((box?.y ?? 0) + (box?.height ?? 0));
  };
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(bottomOf, `at ${width}`).toBe(height);
  }
  // A phone has the bar of the main pages below it, which is 64 pixels high.
  await page.setViewportSize({ width: 390, height: 1200 });
  await expect.poll(bottomOf).toBe(1200 - 64);
  await page.setViewportSize({ width: 1280, height: 720 });
});

test('[CBK-03] chosen files are not lost without a question, and Back leads from the review to the answer', async ({
  I,
  page,
  sandbox,
}) => {
  const id = await open(I, sandbox);
  await page.goto(`${sandbox.address}/dashboard/chargeback/${id}/details`);
  await I.button('Treat Chargeback').click();
  await decline(page);
  await attach(page);
  await I.button('Review answer').click();
  await I.see('You can’t change this after you submit.');
  const here = page.url();
  await page.goBack();
  await page.getByRole('button', { name: 'Remove waybill.pdf' }).waitFor();
  expect(page.url()).toBe(here);
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
  const asks = async (leave: () => Promise<unknown>) => {
    await leave();
    await expect(leaving).toContainText('Your text is kept as a draft. The files you chose aren’t part of the draft.');
    await leaving.getByRole('button', { name: 'Keep editing' }).click();
    await expect(leaving).toHaveCount(0);
    expect(page.url()).toBe(here);
    await expect(page.getByRole('button', { name: 'Remove waybill.pdf' })).toBeVisible();
  };
  await asks(() => page.goBack());
  await asks(() => page.getByRole('link', { name: 'Refunds', exact: true }).click());
  await asks(() => page.getByRole('link', { name: id, exact: true }).click());
  await asks(() => I.button('Save and close').click());
  await I.button('Save and close').click();
  await leaving.getByRole('button', { name: 'Leave' }).click();
  await I.heading('Chargeback details').waitFor();
  await I.button('Treat Chargeback').click();
  await expect(explanation(page)).toHaveValue('We delivered this order on 5 November.');
  await I.see('waybill.pdf isn’t in the draft');
});
