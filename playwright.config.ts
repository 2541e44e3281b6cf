import { spawnSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';

/**
 * The system's Chromium where there is one (`CHROMIUM` names another); else the one that `npx playwright install chromium` brought. The one
 * without windows comes first: it renders the same and takes a quarter less of the processor.
 */
function systemBrowser(): string | undefined {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const names = 'command -v chromium-headless-shell || command -v chromium';
  return spawnSync('sh', ['-c', names], { encoding: 'utf8' }).stdout?.trim() || undefined;
}

const executablePath = systemBrowser();

export default defineConfig({
  testDir: 'tests/browser',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  outputDir: 'test-results',
  reporter: [['list'], ['./tests/browser/shares.ts'], ['json', { outputFile: '.cache/reports/browser.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // No sandbox, as CI machines run as root; and no errands of the browser's own.
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
      ],
    },
  },
});
