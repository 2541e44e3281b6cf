/** A copy of the house to change: tests write flows, lists and charts there. */
import { cpSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/** What is not source, or too large to copy. */
const LEFT_OUT = ['.git', '.cache', '.data', 'node_modules', 'dist', 'test-results', 'styled-system'];

export function copyOfHouse(purpose: string): string {
  const house = mkdtempSync(join(tmpdir(), `kontor-${purpose}-`));
  for (const name of readdirSync(ROOT)) {
    if (!LEFT_OUT.includes(name)) cpSync(join(ROOT, name), join(house, name), { recursive: true });
  }
  linkTo(house);
  return house;
}

/** What is installed and generated is shared, not copied. */
export function linkTo(house: string) {
  for (const name of ['node_modules', 'styled-system']) symlinkSync(join(ROOT, name), join(house, name));
}

/** Not this run's own settings: what runs in a copy is a run of its own. */
export const ownEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST|NODE_ENV|GIT_|KONTOR_TEST_)/.test(name)));
