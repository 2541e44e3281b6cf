/** A page that test after test uses. */
import type { Page } from '@playwright/test';
import { toAnteroom } from '../drivers/browser';
import { letGo } from '../drivers/interception';

const VIEW = { width: 1280, height: 720 } as const;

/** Leaves the page as if nothing had been on it: what it keeps, what it shows, who listens, and what it opened. */
export async function leaveAsFound(page: Page, address: string): Promise<void> {
  const context = page.context();
  await Promise.all(context.pages().map((other) => (other === page ? undefined : other.close())));
  await letGo(page);
  page.removeAllListeners();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.clearPermissions();
  await context.clearCookies();
  await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null });
  const { width, height } = page.viewportSize() ?? VIEW;
  if (width !== VIEW.width || height !== VIEW.height) await page.setViewportSize(VIEW);
  await toAnteroom(page, address);
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
}
