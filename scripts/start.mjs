/** `npm start`: the dashboard, the sandbox and the atlas in one process. On a fresh clone it installs and builds first. */
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

function isBuilt() {
  // The build of `npm test` leaves the auditors' page out, and has an earlier date for it or none.
  const built = Math.min(changedAt(join(root, 'dist/index.html')), changedAt(join(root, 'dist/atlas/index.html')));
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

try {
  await ensureDependencies();
  if (!isBuilt()) await build();
  process.exitCode = await run(tool('tsx'), [...HEAP, 'sandbox/main.ts'], { cwd: root });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
