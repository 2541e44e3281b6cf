import type { Page } from '@playwright/test';

interface Listed {
  readonly path: string;
  /** Its place in the navigation. Null: it has none. */
  readonly place: string | null;
}

/** Returns the paths of the pages that the navigation leads to, as the open page has them. */
export async function navigationOf(page: Page): Promise<readonly string[]> {
  const { pages }: { readonly pages: readonly Listed[] } = await page.evaluate(() =>
    JSON.parse(document.getElementById('frame')?.dataset.pages ?? '{"pages":[]}'),
  );
  return pages.filter(({ place }) => place !== null).map(({ path }) => path);
}

/** Waits until a page shows its data instead of placeholders. */
export async function loaded(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.locator('main [data-skeleton]').first().waitFor({ state: 'detached' });
}

/** Opens a page within the open one, so that the session is not loaded again. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
}
