/** A copy of the project to change: tests write flows, lists and charts there. */
import { cpSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/** Folders that are no source, or too large to copy. */
const LEFT_OUT = ['.git', '.cache', '.data', 'node_modules', 'dist', 'test-results', 'styled-system'];

export function copyOfProject(purpose: string): string {
  const project = mkdtempSync(join(tmpdir(), `kontor-${purpose}-`));
  for (const name of readdirSync(ROOT)) {
    if (!LEFT_OUT.includes(name)) cpSync(join(ROOT, name), join(project, name), { recursive: true });
  }
  linkTo(project);
  return project;
}

/** Installed and generated folders are linked, not copied. */
export function linkTo(project: string) {
  for (const name of ['node_modules', 'styled-system']) symlinkSync(join(ROOT, name), join(project, name));
}

/** Without the settings of this run, because the copy runs its own. */
export const ownEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(CI$|VITEST|TEST|NODE_ENV|GIT_|KONTOR_TEST_)/.test(name)));
