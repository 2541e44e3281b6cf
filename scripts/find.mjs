/** Finds programs without a shell. */
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

/** Returns the first of these names on the PATH, or null. */
export function onPath(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  for (const name of names) for (const folder of folders) if (isProgram(join(folder, name))) return join(folder, name);
  return null;
}

export const isRoot = () => process.getuid?.() === 0;

/** Whether a system package can be installed: only as root on a Debian-like system. */
export const hasApt = () => isRoot() && onPath('apt-get') !== null;
