/**
 * Child processes that never outlive this one. Each leads its own process group, so that its own children (a browser, a server) end with it.
 * Ctrl-C is passed on once, and this process waits until they have ended.
 */
import { spawn } from 'node:child_process';

const running = new Set();
const cleanups = [];
const TIMEOUT_MS = 8000;

/** Runs `clean` when this process ends for any reason. It must be synchronous. */
export function atEnd(clean) {
  cleanups.push(clean);
}

/** Runs a command to its end with our output, and resolves with its exit code. */
export function run(command, args, { env = process.env, cwd, output = 'inherit' } = {}) {
  return new Promise((resolve, reject) => {
    const child = start(command, args, { env, cwd, stdio: ['ignore', output, output] });
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

/** Starts a command in the background. */
export function start(command, args, options) {
  const child = spawn(command, args, { ...options, detached: true });
  running.add(child);
  child.once('error', () => running.delete(child));
  child.once('exit', () => {
    running.delete(child);
    // Children that the command did not end.
    signalGroup(child, 'SIGKILL');
  });
  return child;
}

/** Sends a signal to the whole group. A group that has already ended is no error. */
function signalGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {}
}

async function leave(signal, code) {
  for (const child of running) signalGroup(child, signal);
  const deadline = Date.now() + TIMEOUT_MS;
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
  for (const clean of cleanups.reverse()) {
    try {
      clean();
    } catch (error) {
      console.error(`Cleaning up failed: ${error.message}`);
    }
  }
  for (const child of running) signalGroup(child, 'SIGKILL');
});
