/** The catalogue of the design system, built for a test and served to its browser. No build of the app contains it. */
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '../..');
const ADDRESS = 'http://catalogue.test';

export const test = base.extend<{ catalogue: string }, { folder: string }>({
  folder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from its pattern
    async ({}, use, { workerIndex }) => {
      const folder = join(ROOT, '.cache/catalogue', String(workerIndex));
      await build({
        configFile: false,
        root: ROOT,
        publicDir: false,
        logLevel: 'error',
        plugins: [react()],
        build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input: join(ROOT, 'catalogue.html') } },
      });
      await use(folder);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  /** The URL of the catalogue, for this page only. */
  catalogue: async ({ page, folder }, use) => {
    await page.route(`${ADDRESS}/**`, (route) =>
      route.fulfill({ path: join(folder, decodeURIComponent(new URL(route.request().url()).pathname)) }),
    );
    await use(`${ADDRESS}/catalogue.html`);
  },
});

export { expect };
