/** A table whose rows are rendered as they come into view, while the merchant scrolls. */
import { expect, test } from './catalogue';

test('[GEN-09] a long table that appears while the merchant scrolls leaves the page where it is', async ({ page, catalogue }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() => {
    const back: number[] = [];
    let last = 0;
    const scroll = () => {
      if (window.scrollY < last) back.push(last - window.scrollY);
      window.scrollBy({ top: 3, behavior: 'instant' });
      last = window.scrollY;
      requestAnimationFrame(scroll);
    };
    requestAnimationFrame(scroll);
    Object.assign(window, { readBack: () => back });
  });
  await page.goto(catalogue);
  await page.waitForFunction(() => document.body.scrollHeight > 100_000);
  await page.waitForFunction((from) => window.scrollY > from + 100, await page.evaluate(() => window.scrollY));
  expect(await page.evaluate('readBack()')).toEqual([]);
});
