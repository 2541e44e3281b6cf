/** Whether a folder holds these files and nothing else. An index that git merged counts as the one that would be written. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type Files, INDEX, isSameIndex } from './flowIndex';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'));

const isSame = (name: string, content: string, written: string) =>
  name === INDEX ? isSameIndex(content, written) : content === written;

/** Every data file of a folder, by its name. */
export const dataIn = (folder: string): Files =>
  new Map(
    (existsSync(folder) ? filesIn(folder) : [])
      .filter((name) => name.endsWith('.json'))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );

/** A line for each file that is missing or differs and, unless these are only some of the files, for each that is too many. */
export function drift(folder: string, files: Files, isWhole = true): string[] {
  const there = existsSync(folder) ? filesIn(folder) : [];
  const lines = [...files].flatMap(([name, content]) => {
    if (!there.includes(name)) return [`${name} is missing`];
    return isSame(name, readFileSync(join(folder, name), 'utf8'), content) ? [] : [`${name} differs from the machines`];
  });
  const others = isWhole ? there.filter((name) => !files.has(name)) : [];
  return [...lines, ...others.map((name) => `${name} belongs to no chart`)].sort();
}
