/** Checks that a folder has these files and no others. An index merged by git counts as the one that would be written. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type Files, INDEX, isSameIndex } from './flowIndex';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'));

const isSame = (name: string, content: string, written: string) =>
  name === INDEX ? isSameIndex(content, written) : content === written;

/** Returns every data file of a folder by name. */
export const dataIn = (folder: string): Files =>
  new Map(
    (existsSync(folder) ? filesIn(folder) : [])
      .filter((name) => name.endsWith('.json'))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );

/** Returns a line for each file that is missing or differs. If the files are the whole folder, also a line for each extra file. */
export function drift(folder: string, files: Files, isWhole = true): string[] {
  const there = existsSync(folder) ? filesIn(folder) : [];
  const lines = [...files].flatMap(([name, content]) => {
    if (!there.includes(name)) return [`${name} is missing`];
    return isSame(name, readFileSync(join(folder, name), 'utf8'), content) ? [] : [`${name} differs from the machines`];
  });
  const others = isWhole ? there.filter((name) => !files.has(name)) : [];
  return [...lines, ...others.map((name) => `${name} belongs to no chart`)].sort();
}
