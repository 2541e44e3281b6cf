/** A throwaway PostgreSQL server with its own folder and its own port on loopback. It is removed when this process ends. */
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { aptInstall } from './apt.mjs';
import { isProgram, isRoot, onPath } from './find.mjs';
import { atEnd, start } from './processes.mjs';

const PROGRAMS = ['initdb', 'pg_ctl', 'postgres'];
const DEBIAN = '/usr/lib/postgresql';
const READY_MS = 30_000;

/** Returns the folder with all three programs. Debian has a folder for each version, and none is on the PATH. */
function findBin() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const named = onPath('initdb');
  const folders = [...(named ? [dirname(named)] : []), ...versions.map((version) => join(DEBIAN, version, 'bin'))];
  return folders.find((folder) => PROGRAMS.every((name) => isProgram(join(folder, name)))) ?? null;
}

/** PostgreSQL refuses to run as root, so it then runs as nobody with one of three programs. */
function asOwner(program, args) {
  if (!isRoot()) return [program, args];
  const { uid, gid } = nobody();
  if (onPath('setpriv')) return ['setpriv', [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--', program, ...args]];
  if (onPath('runuser')) return ['runuser', ['-u', 'nobody', '--', program, ...args]];
  return ['su', ['nobody', '-s', '/bin/sh', '-c', [program, ...args].map((part) => `'${part}'`).join(' ')]];
}

function nobody() {
  const ask = (flag) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout);
  return { uid: ask('-u'), gid: ask('-g') };
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** The server writes its state into the eighth line of its pid file. */
function isReady(data) {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[7]?.trim() === 'ready';
  } catch {
    return false;
  }
}

async function untilReady(server, data) {
  const deadline = Date.now() + READY_MS;
  while (!isReady(data)) {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error('The PostgreSQL server did not start.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Returns `{ url, stop }`, or null if PostgreSQL is not available. */
export async function ensurePostgres() {
  const bin = findBin() ?? ((await aptInstall('postgresql')) ? findBin() : null);
  if (!bin) {
    console.log('No PostgreSQL server can be had here: the sandbox is tested on the embedded one.');
    if (process.env.CI === 'true') throw new Error('In CI the tests on a PostgreSQL server must run.');
    return null;
  }
  return startServer(bin);
}

async function startServer(bin) {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-postgres-'));
  const data = join(folder, 'data');
  let stopped = false;
  const stop = () => {
    if (stopped) return;
    stopped = true;
    if (existsSync(join(data, 'postmaster.pid'))) {
      const [program, args] = asOwner(join(bin, 'pg_ctl'), ['stop', '-D', data, '-m', 'immediate', '-w', '-s']);
      spawnSync(program, args, { cwd: folder });
    }
    rmSync(folder, { recursive: true, force: true });
  };
  atEnd(stop);
  if (isRoot()) chownSync(folder, nobody().uid, nobody().gid);

  const init = ['-D', data, '-U', 'kontor', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync', '--no-instructions'];
  const [initdb, initArgs] = asOwner(join(bin, 'initdb'), init);
  const made = spawnSync(initdb, initArgs, { cwd: folder, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error}`);

  const port = await freePort();
  // No data must survive a power failure, and only this process may connect.
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: 50,
    timezone: 'UTC',
    log_min_messages: 'fatal',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [postgres, args] = asOwner(join(bin, 'postgres'), ['-D', data, ...flags]);
  const server = start(postgres, args, { cwd: folder, stdio: ['ignore', 'ignore', 'ignore'] });
  await untilReady(server, data);
  return { url: `postgres://kontor@127.0.0.1:${port}/postgres`, stop };
}
