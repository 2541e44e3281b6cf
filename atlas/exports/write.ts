/** Writes files so that each is there whole or not at all. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Files } from './all';

export function writeFiles(folder: string, files: Files): void {
  mkdirSync(folder, { recursive: true });
  const part = (name: string) => join(folder, `.${name}.${process.pid}.part`);
  try {
    for (const [name, content] of files) writeFileSync(part(name), content);
    for (const name of files.keys()) renameSync(part(name), join(folder, name));
  } finally {
    for (const name of files.keys()) rmSync(part(name), { force: true });
  }
}
