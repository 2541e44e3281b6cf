/** Whether a folder holds these files and nothing else. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Files } from './files';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'));

/** A line for each file that is missing, differs or is too many. */
export function drift(folder: string, files: Files): string[] {
  const there = existsSync(folder) ? filesIn(folder) : [];
  const lines = [...files].flatMap(([name, content]) => {
    if (!there.includes(name)) return [`${name} is missing`];
    return readFileSync(join(folder, name), 'utf8') === content ? [] : [`${name} is not what the machines say`];
  });
  return [...lines, ...there.filter((name) => !files.has(name)).map((name) => `${name} is no chart`)].sort();
}
