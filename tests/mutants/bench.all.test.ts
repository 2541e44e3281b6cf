import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../repository/copy';
import { type Bench, openBench } from './bench';

const root = mkdtempSync(join(tmpdir(), 'kontor-bench-'));
const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const testing = (name: string) =>
  `import { expect, it } from 'vitest'; import { sum } from './${name}'; it('adds', () => expect(sum(1, 1)).toBe(2));`;
const SOUND = 'export const sum = (a, b) => a + b;';

/** Long enough for a test of one line on a busy machine. */
const HANGS_MS = 20_000;

let bench: Bench;
beforeAll(async () => {
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  write('package.json', '{ "type": "module" }');
  write('vitest.config.ts', 'export default { test: { include: ["*.test.ts"] } };');
  for (const name of ['one', 'other']) {
    write(`${name}.ts`, SOUND);
    write(`${name}.test.ts`, testing(name));
  }
  bench = await openBench(root, HANGS_MS);
});
afterAll(async () => {
  await bench.close();
  rmSync(root, { recursive: true, force: true });
});

const run = async (file: string) => bench.run(file, await bench.related(file, '.'));
const PASSED = { ran: 'passed', by: [] };

it('a test that failed with one mutant says nothing about the next', async () => {
  expect(await run('one.ts')).toEqual(PASSED);
  write('one.ts', SOUND.replace('+', '-'));
  expect(await run('one.ts')).toEqual({ ran: 'failed', by: ['one.test.ts'] });
  expect(await run('other.ts')).toEqual(PASSED);
  write('one.ts', SOUND);
  bench.restored('one.ts');
  expect(await run('one.ts')).toEqual(PASSED);
});

it('a mutant that never ends is noticed, and the next one is judged', async () => {
  // It waits, as a loop without an end would use a core that other tests need.
  write('one.ts', 'export const sum = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);');
  expect(await run('one.ts')).toEqual({ ran: 'hung', by: ['one.test.ts'] });
  write('one.ts', SOUND);
  bench.restored('one.ts');
  expect(await run('one.ts')).toEqual(PASSED);
  expect(await run('other.ts')).toEqual(PASSED);
}, 120_000);
