import { spawnSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';

/**
 * Returns the system's Chromium if there is one (`CHROMIUM` names another), else Playwright's own. The headless shell comes first, because it
 * renders the same and needs a quarter less CPU.
 */
function systemBrowser(): string | undefined {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const names = 'command -v chromium-headless-shell || command -v chromium';
  return spawnSync('sh', ['-c', names], { encoding: 'utf8' }).stdout?.trim() || undefined;
}

const executablePath = systemBrowser();

export default defineConfig({
  testDir: 'tests/browser',
  // `npm test` leaves out what takes long and rarely fails alone: `npm run test:all` has it.
  testIgnore: process.env.KONTOR_TEST_QUICK ? '**/*.all.spec.ts' : [],
  // One more than two cores have: a test often waits for its browser, or the browser for it.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  // Long enough for a busy machine, as a step's own limit: it says nothing of speed.
  expect: { timeout: 15_000 },
  outputDir: 'test-results',
  reporter: [
    ['list'],
    ['./tests/browser/shares.ts'],
    ['./tests/browser/assertions.ts'],
    ['json', { outputFile: '.cache/reports/browser.json' }],
  ],
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // No browser sandbox, because CI machines run as root, and no background tasks of the browser. A page lives too short for compiling its code twice to pay.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-software-rasterizer',
        '--disable-extensions',
        '--disable-features=Translate,OptimizationHints,MediaRouter,PaintHolding',
        '--disable-lcd-text',
        // A larger young generation of the heap is collected less often.
        '--js-flags=--no-maglev --no-turbofan --single-threaded-gc --min-semi-space-size=32 --max-semi-space-size=64',
      ],
    },
  },
});
