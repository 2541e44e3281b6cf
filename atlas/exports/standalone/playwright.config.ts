/** One worker, because the tests share the accounts. CHROMIUM names an installed browser. */
import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROMIUM;

export default defineConfig({
  testDir: '.',
  workers: 1,
  timeout: 60_000,
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    // Without it a copy counts as denied if its call took longer than a press of a button allows.
    permissions: ['clipboard-write'],
    ...(executablePath ? { launchOptions: { executablePath } } : {}),
  },
});
