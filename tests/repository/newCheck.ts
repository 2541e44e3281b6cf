/** `npm run new:check`: builds a copy of the project with a new screen of each kind, without the atlas, and walks these screens in a browser. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyOfProject, ownEnvironment, ROOT } from './copy';
import { EVERY_KIND, WORDS } from './newKinds';

function inHouse(project: string, program: string, args: readonly string[], env = {}) {
  const { status } = spawnSync(program, args, { cwd: project, stdio: 'inherit', env: { ...ownEnvironment(), ...env } });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed`);
}

const tool = (name: string) => join(ROOT, 'node_modules/.bin', name);

const project = copyOfProject('new-check');
try {
  for (const args of EVERY_KIND) inHouse(project, process.execPath, ['scripts/new.mjs', ...args]);
  inHouse(project, tool('vite'), ['build', '--logLevel', 'error'], { NODE_ENV: 'production', KONTOR_ATLAS: 'off' });
  // Their stories. Their paths are walked in the rendered view, by another test.
  inHouse(project, tool('playwright'), ['test', 'tests/browser/balances', '--reporter=list', '--workers=1', '-g', WORDS]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(project, { recursive: true, force: true });
}
