import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyOfProject, ownEnvironment, ROOT } from './copy';
import { ALONE, EVERY_KIND, FLOW } from './newKinds';

const SLOW = 300_000;

/** One copy for all: types and arrows are checked once. Their tests are run by `npm run new:check`. */
describe('a new flow and a new screen of each kind, in a copy of the project', () => {
  let copy = '';
  let ofFlow: readonly string[] = [];
  let ofScreens: readonly string[] = [];
  const inCopy = (program: string, ...args: string[]) => {
    const env = { ...ownEnvironment(), NO_COLOR: '1' };
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: copy, encoding: 'utf8', env });
    return { status, said: `${stdout}${stderr}` };
  };
  const tool = (name: string, ...args: string[]) => inCopy(join(ROOT, 'node_modules/.bin', name), ...args);
  const script = (name: string, ...args: string[]) => inCopy(process.execPath, `scripts/${name}.mjs`, ...args);
  const written = (name: string, ...args: string[]) => {
    const { status, said } = script(name, ...args);
    expect(status, said).toBe(0);
    return said.split('\n').filter((line) => /^(contract|machines|sandbox|src|tests)\/\S+$/.test(line));
  };
  const read = (path: string) => readFileSync(join(copy, path), 'utf8');

  beforeAll(() => {
    copy = copyOfProject('new');
    ofFlow = written('new-flow', FLOW.area, FLOW.name);
    ofScreens = [...EVERY_KIND, ALONE].flatMap((args) => written('new', ...args));
  }, SLOW);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('is in every list that follows from the folders', () => {
    expect(read('machines/flows.list.ts')).toContain("  stockTake: { area: 'payouts', ...stockTakeFlow },");
    expect(read('tests/models/models.list.ts')).toContain('  stockTake: stockTakeModel,');
    expect(read('contract/calls.list.ts')).toContain('  ...giftCards,');
    expect(read('sandbox/routes.list.ts')).toContain('  ...giftCardsRoutes,');
    expect(read('sandbox/seed/seeds.list.ts')).toContain('  giftCardsSeed,');
    expect(read('sandbox/database/tables.list.ts')).toContain('tables/giftCards.tables');
    expect(read('machines/flows.list.ts')).toContain("  giftCards: { area: 'balances', ...giftCardsFlow },");
    expect(read('src/app/wirings.list.ts')).toContain('  giftCards: ');
    expect(read('src/app/screens.list.ts')).toContain('  giftCards: ');
    expect(read('src/app/wirings.list.ts')).toContain('  vouchers: ');
    expect(script('lists', '--check').status).toBe(0);
  });
  it('leaves no word of the template behind', () => {
    expect(ofFlow).toHaveLength(9);
    for (const file of [...ofFlow, ...ofScreens]) expect(read(file), file).not.toMatch(/__\w+__/);
  });
  it(
    'compiles, with the lists that name it',
    () => {
      const lists = [
        'src/app/pages.list.ts',
        'sandbox/routes.list.ts',
        'machines/flows.ts',
        'tests/models/all.ts',
        'src/vite-env.d.ts',
      ];
      const include = [...ofFlow, ...ofScreens, ...lists];
      writeFileSync(join(copy, 'tsconfig.new.json'), JSON.stringify({ extends: './tsconfig.json', include }));
      expect(tool('tsc', '--noEmit', '--checkers', '1', '-p', 'tsconfig.new.json')).toEqual({ status: 0, said: '' });
    },
    SLOW,
  );
  it('is formatted and clean', () => {
    const lists = ['machines/flows.list.ts', 'tests/models/models.list.ts'];
    const { status, said } = tool('biome', 'ci', '--vcs-enabled=false', ...new Set([...ofFlow, ...ofScreens, ...lists]));
    expect(status, said).toBe(0);
  });
  it(
    'keeps to the arrows',
    () => {
      const { status, said } = script('boundaries');
      expect(status, said).toBe(0);
    },
    SLOW,
  );
  it.each([
    ['a name that is taken', ['payouts', 'payout'], 'There is a flow payout already.'],
    ['a name that is none', ['payouts', 'Stock-take'], 'A flow is named in camel case.'],
    ['no name', ['payouts'], 'A flow is named in camel case.'],
    ['an area that is not there', ['cellar', 'other'], 'There is no area "cellar".'],
  ])('is refused as a flow for %s', (_, args, why) => {
    const { status, said } = script('new-flow', ...args);
    expect(status).toBe(2);
    expect(said).toContain(why);
  });
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
  ])('is refused as a screen for %s', (_, args, why) => {
    const { status, said } = script('new', ...args);
    expect(status).toBe(2);
    expect(said).toContain(why);
  });
});
