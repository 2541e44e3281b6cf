/** The auditors' page as built, and generated pages. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';

export const BUILT = join(import.meta.dirname, '../../../dist/atlas');
export const fromDisk = (folder: string, hash = '') => `${pathToFileURL(join(folder, 'index.html')).href}${hash}`;

export const on = (page: Page, id: string) => page.locator(`.chart [data-id="${id}"]`);
export const panel = (page: Page) => page.getByRole('complementary', { name: 'Chart details' });

/** A generated chart in its own folder. */
export async function inFolder(files: ReadonlyMap<string, string | Uint8Array>, run: (folder: string) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-'));
  try {
    for (const [name, content] of files) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    await run(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
