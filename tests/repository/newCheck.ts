/**
 * `npm run new:check`: a copy of the project with a new flow and a new screen of each kind passes their tests (what is sent, what the sandbox
 * answers, their paths on the machine and in the rendered view). Without the atlas it is built, and these screens are walked in a browser.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyOfProject, ownEnvironment, ROOT } from './copy';
import { EVERY_KIND, FLOW, WORDS } from './newKinds';

const database = process.env.KONTOR_TEST_DATABASE_URL;
const settings = {
  ...ownEnvironment(),
  NO_COLOR: '1',
  // Only the new flows are walked: all others are walked in the tree that was copied.
  KONTOR_FLOWS: `${WORDS}|${FLOW.name}`,
  ...(database === undefined ? {} : { KONTOR_TEST_DATABASE_URL: database }),
};

/** Runs a program in the copy, and returns what it printed. */
function inCopy(project: string, program: string, args: readonly string[], env = {}): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: project, encoding: 'utf8', env: { ...settings, ...env } });
  if (status !== 0) throw new Error(`${stdout}${stderr}\n${program} ${args.join(' ')} failed`);
  return stdout;
}

const tool = (name: string) => join(ROOT, 'node_modules/.bin', name);
const written = (project: string, ...args: string[]) =>
  inCopy(project, process.execPath, args)
    .split('\n')
    .filter((line) => /^\S+\.test\.ts$/.test(line));

/** The tests that came with the new flow and screens, and those of all flows, of which only the new ones are run. */
function test(project: string, own: readonly string[]) {
  const all = ['tests/paths/machine.test.ts', 'tests/paths/rendered.test.tsx', 'tests/repository/lists.test.ts'];
  const files = [...own, ...all];
  // The new flow has no view yet: its paths are walked on the machine alone.
  const titles = `${WORDS}|(^| )${FLOW.name} \\[|${FLOW.words}|list of calls|is cited`;
  // One process for each project of the tests: each further one loads every flow and screen again.
  const said = inCopy(project, tool('vitest'), ['run', '--maxWorkers=1', ...files, '-t', titles]);
  console.log(said);
  if (!new RegExp(`Test Files .*\\b${files.length} passed`).test(said))
    throw new Error(`Not all of ${files.length} files were run`);
}

/** The stories of the new screens. */
function walk(project: string) {
  inCopy(project, tool('vite'), ['build', '--logLevel', 'error'], { NODE_ENV: 'production' });
  const stories = ['test', 'tests/browser/balances', '--reporter=list', '--workers=1', '-g', WORDS];
  console.log(inCopy(project, tool('playwright'), stories));
}

const project = copyOfProject('new-check');
try {
  const ofFlow = written(project, 'scripts/new-flow.mjs', FLOW.area, FLOW.name);
  const ofScreens = EVERY_KIND.flatMap((args) => written(project, 'scripts/new.mjs', ...args));
  // Stories are tests of the browser.
  test(project, [...ofFlow, ...ofScreens]);
  walk(project);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(project, { recursive: true, force: true });
}
