/** Installs the packages of package-lock.json: on a fresh clone, and after a pull that changed them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { run } from './processes.mjs';

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * npm writes the hidden lock file last, so an interrupted installation has none.
 * @public The tests load it by its path.
 */
export function dependenciesFit(folder = root) {
  const hidden = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(hidden)) return false;
  const wanted = packagesIn(join(folder, 'package-lock.json'));
  const present = packagesIn(hidden);
  const missing = Object.entries(wanted).some(([path, { version, integrity, optional, devOptional }]) => {
    if (path === '') return false;
    const there = present[path];
    // An optional package is omitted on other platforms.
    if (!there) return !(optional || devOptional);
    return there.version !== version || there.integrity !== integrity;
  });
  return !missing && Object.keys(present).every((path) => path in wanted);
}

export async function ensureDependencies() {
  if (dependenciesFit()) return;
  console.log('Installing dependencies ...');
  const code = await run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: root });
  if (code !== 0) throw new Error('npm ci failed: see its output above.');
}
