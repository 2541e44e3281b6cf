/** Exported tests in a folder outside of the project: they run against `npm start` and know nothing of this project. */
import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { command } from '../../atlas/cli/command';
import { record } from '../exports/record';

const ROOT = resolve(import.meta.dirname, '../..');
/** Two paths of a list and of a form, and a payout that its code verifies. */
const ASKED = [
  ['beneficiaries', 'newPaymentLink', '--stop', 'count=2'],
  ['payout', '--strategy', 'target', '--to', 'verified'],
];
const TESTS = 5;

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

/** Resolves with the address that `npm start` prints. */
const addressOf = (child: ChildProcess) =>
  new Promise<string>((found, failed) => {
    let said = '';
    child.stdout?.on('data', (data) => {
      said += String(data);
      const [, address] = /^Kontor is running at (http\S+)/m.exec(said) ?? [];
      if (address !== undefined) found(address);
    });
    child.on('close', () => failed(new Error(`npm start ended: ${said}`)));
  });

const folder = mkdtempSync(join(tmpdir(), 'kontor-exports-'));
let started: ChildProcess | null = null;
let address = '';

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const env = { ...outside, PORT: '0', KONTOR_DATA: join(folder, 'data') };
  // Its own group, because npm ends before the server does.
  started = spawn('npm', ['start'], { cwd: ROOT, env, detached: true });
  address = await addressOf(started);
  mkdirSync(join(folder, 'node_modules/@playwright'), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules/@playwright/test'), join(folder, 'node_modules/@playwright/test'));
  const cucumber = join(folder, 'node_modules/@cucumber/cucumber');
  mkdirSync(cucumber, { recursive: true });
  copyFileSync(join(ROOT, 'tests/exports/cucumber/cucumber.mjs'), join(cucumber, 'index.mjs'));
  writeFileSync(join(cucumber, 'package.json'), JSON.stringify({ type: 'module', exports: './index.mjs' }));
});

test.afterAll(async () => {
  if (started?.pid !== undefined) {
    const ended = endOf(started);
    process.kill(-started.pid, 'SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

const runs = (args: readonly string[]) => {
  const chromium = process.env.CHROMIUM ?? test.info().project.use.launchOptions?.executablePath;
  const env = { ...outside, APP_ADDRESS: address, ...(chromium ? { CHROMIUM: chromium } : {}) };
  return endOf(spawn(process.execPath, args, { cwd: folder, env }));
};

test('[FLW-04] exported tests of a list, a form and a payout pass against the running app', async () => {
  test.setTimeout(180_000);
  const silent = { say: () => undefined, note: console.error };
  for (const asked of ASKED)
    expect(await command([...asked, '--format', 'playwright,gherkin', '--out', folder], silent, record)).toBe(0);
  const cli = join(folder, 'node_modules/@playwright/test/cli.js');
  const { code, said } = await runs([cli, 'test', '--reporter=line']);
  expect(said).toContain(`${TESTS} passed`);
  expect(code, said).toBe(0);
});

test('[FLW-04] a scenario of an exported feature file passes against the running app', async () => {
  const feature = readFileSync(join(folder, 'beneficiaries.transition.feature'), 'utf8');
  const [, id = ''] = /@(beneficiaries-\w+)/.exec(feature) ?? [];
  const args = [join(ROOT, 'node_modules/tsx/dist/cli.mjs'), join(ROOT, 'tests/exports/cucumber/run.mjs')];
  const { code, said } = await runs([...args, folder, 'beneficiaries.transition.feature', id]);
  expect(said).toMatch(/^\d+ steps passed$/m);
  expect(code, said).toBe(0);
});
