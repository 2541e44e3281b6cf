/** A Chromium for the browser tests: the system's own where there is one, else Playwright's. */
import { existsSync } from 'node:fs';
import { aptInstall } from './apt.mjs';
import { isProgram, onPath } from './find.mjs';
import { root, tool } from './paths.mjs';
import { run } from './processes.mjs';

function systemBrowser() {
  const named = process.env.CHROMIUM;
  if (named && !isProgram(named)) throw new Error(`CHROMIUM names ${named}, which cannot be run.`);
  return named || onPath('chromium', 'chromium-browser');
}

async function playwrightHasOne() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
}

/** The path of the browser, or null for Playwright's own. */
export async function ensureBrowser() {
  const found = systemBrowser();
  if (found) return found;
  if (await playwrightHasOne()) return null;
  if (await aptInstall('chromium')) return systemBrowser();
  const code = await run(tool('playwright'), ['install', 'chromium'], { cwd: root });
  if (code !== 0) throw new Error('No browser: install chromium, or name one in CHROMIUM.');
  return null;
}
