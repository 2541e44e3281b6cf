/** Where programs are, without a shell. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of these names that stands on the PATH, or null. */
export function onPath(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  for (const name of names) for (const folder of folders) if (isProgram(join(folder, name))) return join(folder, name);
  return null;
}

export const isRoot = () => process.getuid?.() === 0;

/** A system package can be installed only by root on a Debian-like system; anyone else is asked for nothing. */
export const hasApt = () => isRoot() && onPath('apt-get') !== null;
