/**
 * `npm start`: the dashboard and the sandbox in one process. On a fresh clone it installs first, then builds the app and fills the database beside each
 * other. The auditors' page proves all flows, so it is made while the app is already running.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeAtlas } from './atlasPage.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { HEAP } from './heap.mjs';
import { root, tool } from './paths.mjs';
import { run, start } from './processes.mjs';

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

/** The server of the app. It opens or fills its database at once, and serves when it hears that the app is built. */
function startServer() {
  const child = start(process.execPath, ['--import', 'tsx', ...HEAP, 'sandbox/main.ts'], {
    cwd: root,
    env: { ...process.env, KONTOR_BUILDING: '1' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
  const serve = () => {
    if (child.connected) child.send('built');
  };
  // A database that is being filled is closed first.
  const stop = () => {
    child.kill('SIGTERM');
    serve();
    return ended;
  };
  return { ended, serve, stop };
}

try {
  await ensureDependencies();
  const server = startServer();
  if (!isBuilt('index.html'))
    await build().catch(async (error) => {
      await server.stop();
      throw error;
    });
  server.serve();
  if (!isBuilt('atlas/index.html')) makeAtlas();
  process.exitCode = await server.ended;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
