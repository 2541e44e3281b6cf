import type { Page, Route } from '@playwright/test';

/** Holds the browser's requests until they are released. */
export async function hold(page: Page, what: string) {
  const held: Route[] = [];
  let free = false;
  await page.route(what, (route) => (free ? route.continue() : void held.push(route)));
  return async () => {
    free = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}
