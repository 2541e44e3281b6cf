import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyOfHouse, ownEnvironment, ROOT } from './copy';

const SLOW = 300_000;
const FOLDER = 'machines/payouts/stockTake';

describe('a new flow, in a copy of the house', () => {
  let house = '';
  const inHouse = (program: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: house, encoding: 'utf8', env: ownEnvironment() });
    return { status, said: `${stdout}${stderr}` };
  };
  const tool = (name: string, ...args: string[]) => inHouse(join(ROOT, 'node_modules/.bin', name), ...args);
  const newFlow = (...args: string[]) => inHouse(process.execPath, 'scripts/new-flow.mjs', ...args);
  const read = (path: string) => readFileSync(join(house, path), 'utf8');

  beforeAll(() => {
    house = copyOfHouse('new-flow');
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
