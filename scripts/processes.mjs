/**
 * Child processes that never outlive us. Each one leads its own process group, so that what it started in turn (a browser, a server)
 * goes with it; Ctrl-C is passed on once, and we leave only when they have left.
 */
import { spawn } from 'node:child_process';

const running = new Set();
const farewells = [];
const PATIENCE_MS = 8000;

/** Runs `clean` when this process ends, however it ends. It must be synchronous. */
export function atEnd(clean) {
  farewells.push(clean);
}

/** Runs a command to its end with our output, and resolves with its exit code. */
export function run(command, args, { env = process.env, cwd, output = 'inherit' } = {}) {
  return new Promise((resolve, reject) => {
    const child = start(command, args, { env, cwd, stdio: ['ignore', output, output] });
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

/** Starts a command that goes on beside us. */
export function start(command, args, options) {
  const child = spawn(command, args, { ...options, detached: true });
  running.add(child);
  child.once('error', () => running.delete(child));
  child.once('exit', () => {
    running.delete(child);
    // What it started and did not take along.
    signalGroup(child, 'SIGKILL');
  });
  return child;
}

/** To the whole group; a group that is gone already is what we want. */
function signalGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {}
}

async function leave(signal, code) {
  for (const child of running) signalGroup(child, signal);
  const deadline = Date.now() + PATIENCE_MS;
  while (running.size > 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50));
  process.exit(code);
}

let leaving = false;
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
]) {
  process.on(signal, () => {
    if (leaving) return;
    leaving = true;
    leave(signal, code);
  });
}

process.on('exit', () => {
  for (const clean of farewells.reverse()) {
    try {
      clean();
    } catch (error) {
      console.error(`Cleaning up failed: ${error.message}`);
    }
  }
  for (const child of running) signalGroup(child, 'SIGKILL');
});
