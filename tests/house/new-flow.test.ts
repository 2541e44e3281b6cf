import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
/** What is not source, or too large to copy. */
const LEFT_OUT = ['.git', '.cache', '.data', 'node_modules', 'dist', 'test-results', 'styled-system'];
const SLOW = 90_000;
const FOLDER = 'machines/payouts/stockTake';

describe('a new flow, in a copy of the house', () => {
  let house = '';
  const inHouse = (program: string, ...args: string[]) => {
    // Not this run's own settings: the copy is tested by a run of its own.
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST|NODE_ENV)/.test(name)));
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: house, encoding: 'utf8', env });
    return { status, said: `${stdout}${stderr}` };
  };
  const tool = (name: string, ...args: string[]) => inHouse(join(root, 'node_modules/.bin', name), ...args);
  const newFlow = (...args: string[]) => inHouse(process.execPath, 'scripts/new-flow.mjs', ...args);
  const read = (path: string) => readFileSync(join(house, path), 'utf8');

  beforeAll(() => {
    house = mkdtempSync(join(tmpdir(), 'kontor-new-flow-'));
    for (const name of readdirSync(root)) {
      if (!LEFT_OUT.includes(name)) cpSync(join(root, name), join(house, name), { recursive: true });
    }
    for (const name of ['node_modules', 'styled-system']) symlinkSync(join(root, name), join(house, name));
    expect(newFlow('payouts', 'stockTake').said).toContain('Written, and listed.');
  }, SLOW);
  afterAll(() => rmSync(house, { recursive: true, force: true }));

  it('is in the list of flows and in the list of models', () => {
    expect(read('machines/flows.list.ts')).toContain("  stockTake: { area: 'payouts', ...stockTakeFlow },");
    expect(read('tests/models/models.list.ts')).toContain('  stockTake: stockTakeModel,');
  });
  it('leaves no word of the template behind', () => {
    const files = readdirSync(join(house, FOLDER)).map((name) => `${FOLDER}/${name}`);
    expect(files).toHaveLength(8);
    for (const file of [...files, 'tests/models/payouts/stockTake.ts']) expect(read(file)).not.toMatch(/__\w+__/);
  });
  it(
    'compiles, with every list that names it',
    () => {
      const include = ['machines/flows.ts', FOLDER, 'tests/models/all.ts'];
      writeFileSync(join(house, 'tsconfig.flow.json'), JSON.stringify({ extends: './tsconfig.json', include }));
      expect(tool('tsc', '--noEmit', '-p', 'tsconfig.flow.json')).toEqual({ status: 0, said: '' });
    },
    SLOW,
  );
  it('is formatted and clean', () => {
    const { status, said } = tool('biome', 'check', '--vcs-enabled=false', 'machines', 'tests/models');
    expect(status, said).toBe(0);
  });
  it(
    'passes its own tests and those of every machine',
    () => {
      const { status, said } = tool('vitest', 'run', FOLDER, 'tests/paths/machine.test.ts', '-t', 'stockTake|stock take');
      expect(status, said).toBe(0);
      expect(said).toMatch(/Test Files\S* .*2 passed/);
    },
    SLOW,
  );
  it(
    'keeps to the arrows',
    () => {
      const { said } = inHouse(process.execPath, 'scripts/boundaries.mjs');
      expect(said).not.toContain('stockTake');
    },
    SLOW,
  );
  it.each([
    ['a name that is taken', ['payouts', 'payout'], 'There is a flow payout already.'],
    ['a name that is none', ['payouts', 'Stock-take'], 'A flow is named in camel case.'],
    ['no name', ['payouts'], 'A flow is named in camel case.'],
    ['an area that is not there', ['cellar', 'other'], 'There is no area "cellar".'],
  ])('is refused for %s', (_, args, why) => {
    const { status, said } = newFlow(...args);
    expect(status).toBe(2);
    expect(said).toContain(why);
  });
});
