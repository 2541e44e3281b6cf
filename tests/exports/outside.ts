/** A folder outside of the project with exported tests, and the running app that they test. They know nothing of this project. */
import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { command } from '../../atlas/cli/command';
import { record } from './record';

export const ROOT = resolve(import.meta.dirname, '../..');

/** What the tests reach of this project: only the address of the app. */
const OWN = /^(KONTOR|PLAYWRIGHT|PW|TEST)_|^(APP_|NODE_OPTIONS$|DATABASE_URL$)/;
const outside = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OWN.test(name)));

interface Ran {
  readonly code: number | null;
  readonly said: string;
}

const endOf = (child: ChildProcess) =>
  new Promise<Ran>((done) => {
    const said: string[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => said.push(String(data)));
    child.on('close', (code) => done({ code, said: said.join('') }));
  });

/** Resolves with the address that a start prints. */
const addressOf = (child: ChildProcess) =>
  new Promise<string>((found, failed) => {
    let said = '';
    child.stdout?.on('data', (data) => {
      said += String(data);
      const [, address] = /^Kontor is running at (http\S+)/m.exec(said) ?? [];
      if (address !== undefined) found(address);
    });
    child.on('close', () => failed(new Error(`The app ended: ${said}`)));
  });

/** An empty folder, with the packages that exported tests need. */
function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-exports-'));
  mkdirSync(join(folder, 'node_modules/@playwright'), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules/@playwright/test'), join(folder, 'node_modules/@playwright/test'));
  const cucumber = join(folder, 'node_modules/@cucumber/cucumber');
  mkdirSync(cucumber, { recursive: true });
  copyFileSync(join(ROOT, 'tests/exports/cucumber/cucumber.mjs'), join(cucumber, 'index.mjs'));
  writeFileSync(join(cucumber, 'package.json'), JSON.stringify({ type: 'module', exports: './index.mjs' }));
  return folder;
}

export interface Outside {
  readonly folder: string;
  /** Writes exports into the folder. */
  write(args: readonly string[]): Promise<void>;
  /** Runs a program of Node in the folder, against the app. */
  run(args: readonly string[], env?: Readonly<Record<string, string>>): Promise<Ran>;
  stop(): Promise<void>;
}

/** @param starts the command that starts the app */
export async function outsideFolder(
  starts: readonly [program: string, ...args: string[]],
  chromium: string | undefined,
): Promise<Outside> {
  const folder = emptyFolder();
  const [program, ...args] = starts;
  const env = { ...outside, PORT: '0', KONTOR_DATA: join(folder, 'data') };
  // Its own group, because npm ends before the server does.
  const started = spawn(program, args, { cwd: ROOT, env, detached: true });
  const ended = endOf(started);
  const stop = async () => {
    if (started.pid !== undefined && started.exitCode === null) process.kill(-started.pid, 'SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const address = await addressOf(started).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    folder,
    write: async (asked) => {
      const notes: string[] = [];
      const code = await command([...asked, '--out', folder], { say: () => undefined, note: (text) => notes.push(text) }, record);
      if (code !== 0) throw new Error(`${asked.join(' ')} could not be exported: ${notes.join(' ')}`);
    },
    run: (what, more = {}) =>
      endOf(
        spawn(process.execPath, what, {
          cwd: folder,
          env: { ...outside, APP_ADDRESS: address, ...(chromium ? { CHROMIUM: chromium } : {}), ...more },
        }),
      ),
    stop,
  };
}

export const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';
