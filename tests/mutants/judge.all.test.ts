import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../repository/copy';
import { type Bench, openBench } from './bench';
import { allOf } from './choose';
import { judge, type Sound } from './judge';

const root = mkdtempSync(join(tmpdir(), 'kontor-judge-'));
const LOG = join(root, 'runs.txt');
const SUMS = 'src/services/sums/sums.ts';
const FAULTY = 'src/services/faulty/sums.ts';

function write(file: string, text: string) {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** A test that writes down that it runs. */
const testing = (name: string, expected: string) => `
import { appendFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isLess, isMore } from './sums';
appendFileSync(${JSON.stringify(LOG)}, '${name} ');
it('compares', () => expect([isLess(1, 1), isMore(1, 1)]).toMatchObject(${expected}));`;

let bench: Bench;
beforeAll(async () => {
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  write('package.json', '{ "type": "module" }');
  write('vitest.config.ts', 'export default { test: { include: ["src/**/*.test.ts"] } };');
  for (const file of [SUMS, FAULTY])
    write(file, 'export const isLess = (a, b) => a < b;\nexport const isMore = (a, b) => a > b;\n');
  write('src/services/sums/less.test.ts', testing('less', '{ 0: false }'));
  write('src/services/sums/more.test.ts', testing('more', '{ 1: false }'));
  write('src/services/faulty/sums.test.ts', testing('faulty', '{ length: 3 }'));
  bench = await openBench(root);
});
afterAll(async () => {
  await bench.close();
  rmSync(root, { recursive: true, force: true });
});

/** The verdict about each mutant, with the test files that ran, if they ran twice. */
async function judgeAll(file: string, sound: Sound) {
  const judged: string[] = [];
  for (const planned of allOf('services', file, root)) {
    write('runs.txt', '');
    const { mutant, verdict } = await judge({ bench, copy: root, sound }, planned, '');
    const ran = readFileSync(LOG, 'utf8').trim().split(' ').sort();
    // A run ends at the first file that fails: the other may have run before it.
    judged.push(`${mutant.what}: ${verdict}, ${ran.filter((name) => ran.indexOf(name) !== ran.lastIndexOf(name)).join(' ')}`);
  }
  return judged;
}

it('only the test that failed runs again with the whole source, and once for all mutants', async () => {
  const sound: Sound = new Map();
  expect(await judgeAll(SUMS, sound)).toEqual(['< becomes <=: tests, less less', '> becomes >=: tests, more more']);
  expect(await judgeAll(SUMS, sound)).toEqual(['< becomes <=: tests, ', '> becomes >=: tests, ']);
});

it('a test that fails with the whole source too says nothing about a mutant', async () => {
  expect(await judgeAll(FAULTY, new Map())).toEqual(['< becomes <=: unsound, faulty faulty', '> becomes >=: unsound, ']);
});
