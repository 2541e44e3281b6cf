/** The catalogue of the design system, built for a test and sent to its browser. It is in no build of the app. */
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const HOUSE = join(import.meta.dirname, '../..');
const ADDRESS = 'http://catalogue.test';

export const test = base.extend<{ catalogue: string }, { folder: string }>({
  folder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from its pattern
    async ({}, use, { workerIndex }) => {
      const folder = join(HOUSE, '.cache/catalogue', String(workerIndex));
      await build({
        configFile: false,
        root: HOUSE,
        publicDir: false,
        logLevel: 'error',
        plugins: [react()],
        build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input: join(HOUSE, 'catalogue.html') } },
      });
      await use(folder);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  /** The address of the catalogue, which only this page knows. */
  catalogue: async ({ page, folder }, use) => {
    await page.route(`${ADDRESS}/**`, (route) =>
      route.fulfill({ path: join(folder, decodeURIComponent(new URL(route.request().url()).pathname)) }),
    );
    await use(`${ADDRESS}/catalogue.html`);
  },
});

export { expect };
