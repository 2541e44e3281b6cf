import type { Page } from '@playwright/test';

/** Holds every request for `url` until it is released. Releasing early holds none. */
export async function hold(page: Page, url: string): Promise<() => void> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(url, async (route) => {
    await gone;
    await route.continue();
  });
  return letGo;
}
