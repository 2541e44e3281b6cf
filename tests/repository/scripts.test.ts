import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';

const scripts = join(import.meta.dirname, '../../scripts');
/** The scripts run before anything is installed, so they are plain JavaScript without declarations. */
const load = (name: string) => import(join(scripts, name));

const folders: string[] = [];
function folderWith(files: Record<string, unknown>) {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-scripts-'));
  folders.push(folder);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(content));
  }
  return folder;
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe('whether the dependencies are there', () => {
  const wanted = {
    '': { name: 'kontor' },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/b-windows': { version: '1.0.0', integrity: 'sha512-b', optional: true },
  };
  const a = wanted['node_modules/a'];
  const fits = async (present: Record<string, unknown> | null) => {
    const folder = folderWith({
      'package-lock.json': { packages: wanted },
      ...(present && { 'node_modules/.package-lock.json': { packages: present } }),
    });
    return (await load('dependencies.mjs')).dependenciesFit(folder);
  };

  it('yes, with all that fits the platform', async () => expect(await fits({ 'node_modules/a': a })).toBe(true));
  it('no, when nothing was installed or not to its end', async () => expect(await fits(null)).toBe(false));
  it('no, when one is missing', async () => expect(await fits({})).toBe(false));
  it('no, when one is another version', async () =>
    expect(await fits({ 'node_modules/a': { ...a, version: '1.0.1' } })).toBe(false));
  it('no, when one is other bytes', async () =>
    expect(await fits({ 'node_modules/a': { ...a, integrity: 'sha512-c' } })).toBe(false));
  it('no, when there is one too many', async () => expect(await fits({ 'node_modules/a': a, 'node_modules/c': a })).toBe(false));
});

describe('the figures of a run', () => {
  const unit = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, testResults: [] };
  const sum = async (reports: Record<string, unknown>) => {
    const folder = folderWith(reports);
    return (await load('reports.mjs')).total(['unit.json', 'browser.json'], folder);
  };

  it('are the sum of both kinds of report', async () =>
    expect(
      await sum({
        'unit.json': unit,
        'browser.json': { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 1 }, errors: [] },
      }),
    ).toEqual({
      passed: 8,
      failed: 3,
      skipped: 4,
    }));
  it('count a file that could not be loaded', async () =>
    expect((await sum({ 'unit.json': { ...unit, testResults: [{ status: 'failed', assertionResults: [] }] } })).failed).toBe(2));
  it('count an error outside of any test', async () =>
    expect(
      (await sum({ 'browser.json': { stats: { expected: 1, unexpected: 0, flaky: 0, skipped: 0 }, errors: [{}] } })).failed,
    ).toBe(1));
  it('are nothing without reports', async () => expect(await sum({})).toEqual({ passed: 0, failed: 0, skipped: 0 }));
});

describe('the failures of a run', () => {
  const texts = async (reports: Record<string, unknown>) =>
    (await load('reports.mjs')).failures(['unit.json', 'browser.json'], folderWith(reports));

  it('are named with where they are and what they say', async () => {
    const test = (status: string) => ({
      status,
      fullName: `sum ${status}`,
      failureMessages: ['\u001b[31mexpected 1\u001b[39m\nat sum'],
    });
    const unit = { testResults: [{ name: 'sum.test.ts', status: 'failed', assertionResults: [test('passed'), test('failed')] }] };
    const spec = (title: string, ok: boolean) => ({
      file: 'home.spec.ts',
      line: 7,
      title,
      ok,
      tests: [{ results: [ok ? {} : { error: { message: 'not seen' } }] }],
    });
    const browser = {
      stats: {},
      errors: [],
      suites: [
        {
          title: 'home.spec.ts',
          suites: [{ title: 'a newcomer', line: 3, specs: [spec('reads', true), spec('starts', false)] }],
        },
      ],
    };
    expect(await texts({ 'unit.json': unit, 'browser.json': browser })).toEqual([
      'sum.test.ts > sum failed\n    expected 1\n    at sum',
      'home.spec.ts:7 > a newcomer > starts\n    not seen',
    ]);
  });
  it('name a file that could not be loaded, and an error outside of any test', async () =>
    expect(
      await texts({
        'unit.json': { testResults: [{ name: 'sum.test.ts', status: 'failed', message: 'no such file', assertionResults: [] }] },
        'browser.json': { stats: {}, errors: [{ message: 'no browser' }], suites: [] },
      }),
    ).toEqual(['sum.test.ts\n    no such file', 'outside of any test\n    no browser']));
  it('name each error outside of the tests of vitest once, and count it', async () => {
    const folder = folderWith({});
    const { default: ErrorsOutside } = await load('errorsOutside.mjs');
    const reporter = new ErrorsOutside({ file: join(folder, 'unit.errors.json') });
    const { total, failures } = await load('reports.mjs');
    reporter.onTestRunEnd([], []);
    expect(failures(['unit.errors.json'], folder)).toEqual([]);
    reporter.onTestRunEnd([], [{ stack: 'Error: late' }, { stack: 'Error: late' }, { message: 'no stack' }]);
    expect(failures(['unit.errors.json'], folder)).toEqual([
      'outside of any test\n    Error: late',
      'outside of any test\n    no stack',
    ]);
    expect(total(['unit.errors.json'], folder)).toEqual({ passed: 0, failed: 2, skipped: 0 });
  });
});

describe('what a script starts', () => {
  const alive = (pid: number) =>
    spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.match(/^[^Z]/) !== null;

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('goes with it on %s, and what that started too', async (signal) => {
    const source = `import { run } from ${JSON.stringify(join(scripts, 'processes.mjs'))};\nawait run('sh', ['-c', 'sleep 600 & echo $!; wait']);`;
    const script = spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: ['ignore', 'pipe', 'inherit'] });
    const sleeper = await new Promise<number>((resolve) => script.stdout.once('data', (data) => resolve(Number(data))));
    expect(alive(sleeper)).toBe(true);
    const ended = new Promise<number | null>((resolve) => script.once('exit', resolve));
    script.kill(signal);
    expect(await ended).toBeGreaterThan(128);
    // A killed process ends a moment later.
    await vi.waitFor(() => expect(alive(sleeper)).toBe(false));
  });
  it('is cleaned up after, also when the script fails', () => {
    const folder = folderWith({ 'left/behind.json': {} });
    const source = [
      "import { rmSync } from 'node:fs';",
      `import { atEnd } from ${JSON.stringify(join(scripts, 'processes.mjs'))};`,
      `atEnd(() => rmSync(${JSON.stringify(join(folder, 'left'))}, { recursive: true }));`,
      "throw new Error('a mistake');",
    ].join('\n');
    const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', source]);
    expect(status).toBe(1);
    expect(spawnSync('ls', [folder], { encoding: 'utf8' }).stdout).toBe('');
  });
  it('is named when it is asked for by a wrong name', () => {
    const { status, stderr } = spawnSync(process.execPath, [join(scripts, 'test.mjs'), 'nonsense'], { encoding: 'utf8' });
    expect(status).toBe(2);
    expect(stderr).toContain('No step is called nonsense. There are: styles, types,');
  });
});

describe('the auditors’ page that npm start makes', () => {
  const making = (command: string, args: readonly string[]) => {
    const made = `makeAtlas(${JSON.stringify(command)}, ${JSON.stringify(args)})`;
    const source = `import { makeAtlas } from ${JSON.stringify(join(scripts, 'atlasPage.mjs'))};\nawait ${made};\nconsole.log('goes on');`;
    return [process.execPath, ['--input-type=module', '-e', source]] as const;
  };
  it.each([
    ['ends with an error', 'false', 'see above'],
    ['cannot be started', '/no/such/program', 'ENOENT'],
  ])('says so when it %s, and the app goes on', (_, command, why) => {
    const { status, stdout, stderr } = spawnSync(...making(command, []), { encoding: 'utf8' });
    expect([status, stdout]).toEqual([0, 'goes on\n']);
    expect(stderr).toContain('could not be made');
    expect(stderr).toContain(why);
  });
  it('says nothing when the app is stopped meanwhile', async () => {
    const script = spawn(...making('sh', ['-c', 'echo begun; sleep 600']), { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    script.stderr.on('data', (data) => {
      said += data;
    });
    await new Promise((resolve) => script.stdout.once('data', resolve));
    const ended = new Promise<number | null>((resolve) => script.once('close', resolve));
    script.kill('SIGINT');
    expect([await ended, said]).toEqual([130, '']);
  });
});

describe('the steps of a stage', () => {
  /** Runs steps in a separate process: each prints its name, works, prints its name again and ends with its exit code. */
  function stage(cores: number, steps: Record<string, readonly [work: string, code: number]>) {
    const folder = folderWith({});
    const given = Object.entries(steps).map(([name, [work, code]]) => {
      const script = `cd ${folder}; echo ${name} begins; ${work}; echo ${name} ends; exit ${code}`;
      return `{ name: '${name}', run: (output) => run('sh', ['-c', ${JSON.stringify(script)}], { output }) }`;
    });
    const source = [
      `import { run } from ${JSON.stringify(join(scripts, 'processes.mjs'))};`,
      `import { runStage } from ${JSON.stringify(join(scripts, 'stages.mjs'))};`,
      `const results = await runStage([${given.join(', ')}], { cores: ${cores}, folder: ${JSON.stringify(join(folder, 'logs'))} });`,
      "console.log(results.map(({ name, ok, ms }) => [name, ok, ms > 0].join(' ')).join(', '));",
    ].join('\n');
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', source], { encoding: 'utf8', timeout: 15_000 });
    return stdout.split('\n').filter((line) => line !== '' && !line.startsWith('==='));
  }
  /** Each waits for the other, so they would hang if they ran one after the other. */
  const meets = (own: string, other: string) => `touch ${own}; until [ -e ${other} ]; do sleep 0.05; done`;

  it('run side by side, and the output of each stays apart', () =>
    expect(stage(2, { one: [meets('a', 'b'), 0], two: [meets('b', 'a'), 0] })).toEqual([
      'one begins',
      'one ends',
      'two begins',
      'two ends',
      'one true true, two true true',
    ]));
  it('start as soon as another ends, also while the first still runs', () =>
    expect(stage(2, { one: ['until [ -e a ]; do sleep 0.05; done', 0], two: ['true', 0], three: ['touch a', 0] }).at(-1)).toBe(
      'one true true, two true true, three true true',
    ));
  it('finish when another fails, and each has its own result', () =>
    expect(stage(2, { one: ['true', 1], two: ['true', 0], three: ['true', 1] }).at(-1)).toBe(
      'one false true, two true true, three false true',
    ));
  it('run one by one on one core, up to the first that fails', () =>
    expect(stage(1, { one: ['touch a', 0], two: ['[ -e a ] && echo after', 1], three: ['true', 0] })).toEqual([
      'one begins',
      'one ends',
      'two begins',
      'after',
      'two ends',
      'one true true, two false true',
    ]));
});
