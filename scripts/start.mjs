/**
 * `npm start`: the dashboard and the sandbox in one process. On a fresh clone it installs and builds first. The auditors' page proves all flows, so
 * it is made while the app is already running.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDependencies } from './dependencies.mjs';
import { HEAP } from './heap.mjs';
import { root, tool } from './paths.mjs';
import { run } from './processes.mjs';

const SOURCES = ['src', 'contract', 'machines', 'atlas', 'theme', 'public', 'index.html', 'app.html'];
const SETTINGS = ['vite.config.ts', 'panda.config.ts', 'package-lock.json'];

/** Returns the last change under this path, or 0 if there is nothing. */
function changedAt(path) {
  if (!existsSync(path)) return 0;
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))));
}

/** Whether this file of `dist` is there, and later than what it is made of. */
function isBuilt(file) {
  const built = changedAt(join(root, 'dist', file));
  return built > 0 && [...SOURCES, ...SETTINGS].every((name) => changedAt(join(root, name)) <= built);
}

async function build() {
  console.log('Building ...');
  const env = { ...process.env, NODE_ENV: 'production' };
  const codes = [
    ['panda', ['codegen', '--silent']],
    ['vite', ['build', '--logLevel', 'warn']],
  ];
  for (const [name, args] of codes)
    if ((await run(tool(name), args, { cwd: root, env })) !== 0) throw new Error('The build failed: see above.');
}

async function makeAtlas() {
  const code = await run(tool('tsx'), ['atlas/cli/atlas.ts', '--page'], { cwd: root });
  if (code !== 0) console.error('The auditors’ page could not be made: see above. The app is not affected.');
}

try {
  await ensureDependencies();
  if (!isBuilt('index.html')) await build();
  if (!isBuilt('atlas/index.html')) makeAtlas();
  process.exitCode = await run(tool('tsx'), [...HEAP, 'sandbox/main.ts'], { cwd: root });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
