import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyOfHouse, ownEnvironment, ROOT } from './copy';
import { ALONE, EVERY_KIND, WORDS } from './newKinds';

const SLOW = 300_000;

describe('a new screen of each kind, in a copy of the house', () => {
  let house = '';
  let files: readonly string[] = [];
  const inHouse = (program: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(program, args, {
      cwd: house,
      encoding: 'utf8',
      env: { ...ownEnvironment(), NO_COLOR: '1' },
    });
    return { status, said: `${stdout}${stderr}` };
  };
  const tool = (name: string, ...args: string[]) => inHouse(join(ROOT, 'node_modules/.bin', name), ...args);
  const newScreen = (...args: string[]) => inHouse(process.execPath, 'scripts/new.mjs', ...args);
  const read = (path: string) => readFileSync(join(house, path), 'utf8');
  const isTest = (path: string) => /\.test\.ts$/.test(path);

  beforeAll(() => {
    house = copyOfHouse('new-screens');
    const written = [...EVERY_KIND, ALONE].map((args) => newScreen(...args));
    for (const { status, said } of written) expect(status, said).toBe(0);
    files = written.flatMap(({ said }) =>
      said.split('\n').filter((line) => /^(contract|machines|sandbox|src|tests)\/\S+$/.test(line)),
    );
  }, SLOW);
  afterAll(() => rmSync(house, { recursive: true, force: true }));

  it('is in every list that follows from the folders', () => {
    expect(read('contract/calls.list.ts')).toContain('  ...giftCards,');
    expect(read('sandbox/routes.list.ts')).toContain('  ...giftCardsRoutes,');
    expect(read('sandbox/seed/seeds.list.ts')).toContain('  giftCardsSeed,');
    expect(read('sandbox/database/tables.list.ts')).toContain('balances/giftCards.tables');
    expect(read('machines/flows.list.ts')).toContain("  giftCards: { area: 'balances', ...giftCardsFlow },");
    expect(read('src/app/wirings.list.ts')).toContain('  giftCards: ');
    expect(read('src/app/screens.list.ts')).toContain('  giftCards: ');
    expect(read('src/app/wirings.list.ts')).toContain('  vouchers: ');
    expect(inHouse(process.execPath, 'scripts/lists.mjs', '--check').status).toBe(0);
  });
  it('leaves no word of the template behind', () => {
    for (const file of files) expect(read(file), file).not.toMatch(/__\w+__/);
  });
  it(
    'compiles, with the lists that name it',
    () => {
      const include = [...files, 'src/app/pages.list.ts', 'sandbox/routes.list.ts', 'tests/models/all.ts', 'src/vite-env.d.ts'];
      writeFileSync(join(house, 'tsconfig.new.json'), JSON.stringify({ extends: './tsconfig.json', include }));
      expect(tool('tsc', '--noEmit', '-p', 'tsconfig.new.json')).toEqual({ status: 0, said: '' });
    },
    SLOW,
  );
  it('is formatted and clean', () => {
    const { status, said } = tool('biome', 'ci', '--vcs-enabled=false', ...new Set(files));
    expect(status, said).toBe(0);
  });
  it(
    'keeps to the arrows',
    () => {
      const { status, said } = inHouse(process.execPath, 'scripts/boundaries.mjs');
      expect(status, said).toBe(0);
    },
    SLOW,
  );
  it(
    'passes its tests: what is sent, what the sandbox answers, and its paths on the machine and in the rendered view',
    () => {
      const own = files.filter((path) => isTest(path) && new RegExp(WORDS).test(path));
      const paths = ['tests/paths/machine.test.ts', 'tests/paths/rendered.test.tsx', 'tests/house/lists.test.ts'];
      const { status, said } = tool('vitest', 'run', ...own, ...paths, '-t', `${WORDS}|list of calls|is cited`);
      expect(status, said).toBe(0);
      expect(said).toMatch(new RegExp(`Test Files\\S* .*\\b${own.length + paths.length} passed`));
    },
    SLOW,
  );
  it.each([
    ['a name that is taken', ['list', 'people', 'users'], 'The name users is taken in contract/people/users.ts.'],
    ['a name that is no plural', ['list', 'people', 'visitor'], 'Name it in camel case, in the plural.'],
    [
      'a screen that is there already',
      ['form', 'balances', 'giftCards'],
      'There is a file contract/balances/newGiftCard.ts already.',
    ],
    ['a kind that is none', ['wizard', 'people', 'visitors'], 'There is no kind "wizard".'],
    ['a list of another shape', ['form', 'people', 'users'], 'is not as new:list writes it'],
    ['an area without pages', ['list', 'shell', 'visitors'], 'There is no area "shell" with pages.'],
  ])('is refused for %s', (_, args, why) => {
    const { status, said } = newScreen(...args);
    expect(status).toBe(2);
    expect(said).toContain(why);
  });
});
