/**
 * `npm run new:check`: builds a copy of the house with a new screen of each kind, and walks these screens in a browser. It is a command of its own,
 * because a second build would cost every test run a minute.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyOfHouse, ownEnvironment, ROOT } from './copy';
import { EVERY_KIND, WORDS } from './newKinds';

function inHouse(house: string, program: string, args: readonly string[], env = {}) {
  const { status } = spawnSync(program, args, { cwd: house, stdio: 'inherit', env: { ...ownEnvironment(), ...env } });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed`);
}

const tool = (name: string) => join(ROOT, 'node_modules/.bin', name);

const house = copyOfHouse('new-check');
try {
  for (const args of EVERY_KIND) inHouse(house, process.execPath, ['scripts/new.mjs', ...args]);
  inHouse(house, tool('vite'), ['build', '--logLevel', 'error'], { NODE_ENV: 'production' });
  inHouse(house, tool('playwright'), ['test', '--reporter=list', '-g', WORDS]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(house, { recursive: true, force: true });
}
