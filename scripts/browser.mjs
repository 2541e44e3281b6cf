/** Finds a Chromium for the browser tests: the system's headless shell, the system's Chromium, or Playwright's. */
import { existsSync } from 'node:fs';
import { aptInstall } from './apt.mjs';
import { isProgram, onPath } from './find.mjs';
import { root, tool } from './paths.mjs';
import { run } from './processes.mjs';

const SHELL = 'chromium-headless-shell';

function namedBrowser() {
  const named = process.env.CHROMIUM;
  if (named && !isProgram(named)) throw new Error(`CHROMIUM names ${named}, which cannot be run.`);
  return named || null;
}

const systemBrowser = () => onPath(SHELL, 'chromium', 'chromium-browser');

async function playwrightHasOne() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
}

/** Returns the path of the browser, or null for Playwright's own. */
export async function ensureBrowser() {
  const named = namedBrowser();
  if (named) return named;
  // It has no windows, which saves a quarter of the CPU time.
  if (!onPath(SHELL)) await aptInstall(SHELL);
  const found = systemBrowser();
  if (found) return found;
  if (await playwrightHasOne()) return null;
  if (await aptInstall('chromium')) return systemBrowser();
  const code = await run(tool('playwright'), ['install', 'chromium'], { cwd: root });
  if (code !== 0) throw new Error('No browser: install chromium, or name one in CHROMIUM.');
  return null;
}
