import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Reads the whole tree for cycles. */
const SLOW = 90_000;

/** A small tree with one list, its form, and a cycle of types. */
const files: Record<string, string> = {
  'contract/balances/virtualAccounts.ts': 'export const virtualAccounts = 1;\n',
  'contract/calls.list.ts':
    "import { virtualAccounts } from './balances/virtualAccounts';\nexport const all = virtualAccounts;\n",
  'machines/balances/virtualAccounts/virtualAccounts.machine.ts': 'export const virtualAccountsMachine = 1;\n',
  'machines/balances/virtualAccounts/virtualAccounts.test.ts': 'export const tested = 1;\n',
  'machines/balances/virtualAccount/virtualAccount.machine.ts':
    'export const virtualAccountMachine = 1;\nexport const more = 2;\n',
  'src/app/pages/balances.ts':
    "export const pages = [\n  {\n    path: '/virtual',\n    screen: screens.virtualAccounts,\n  },\n  {\n    path: '/other',\n  },\n];\n",
  'src/wiring/balances/virtualAccounts.ts':
    'export const flows = {\n  virtualAccounts: 1,\n  // virtualAccounts is named here.\n  other: 2,\n  virtualAccount: 3,\n};\n',
  'src/a.ts': "import type { B } from './b';\nexport type A = B;\n",
  'src/b.ts': "import type { A } from './a';\nexport type B = A;\n",
  'docs/flows/balances/virtualAccounts.md': 'text\n',
  'docs/flows/balances/virtualAccounts.svg': 'text\n',
};

let tree = '';
let said = '';
beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'kontor-cost-'));
  for (const room of ['sandbox', 'atlas', 'tests', 'scripts', 'bench']) mkdirSync(join(tree, room));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
  copyFileSync(join(root, 'package.json'), join(tree, 'package.json'));
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  said = spawnSync(process.execPath, [join(root, 'scripts/cost.mjs'), tree], { encoding: 'utf8' }).stdout;
});
afterAll(() => rmSync(tree, { recursive: true }));

it('counts the files that a list has for itself, without tests and generated lists', () =>
  expect(said).toContain('list (virtualAccounts): 2 files, 2 lines; 2 registrations, 5 lines'));
it('counts an entry with all its lines, and no other entry', () => {
  expect(said).toContain('  +    4  src/app/pages/balances.ts');
  expect(said).toContain('  +    1  src/wiring/balances/virtualAccounts.ts');
});
it('tells a form from the list that has nearly its name', () =>
  expect(said).toContain('form (virtualAccount): 1 files, 2 lines; 1 registrations, 1 lines'));
it('counts circles of types', () => expect(said).toContain('circles of imports, types included: 1\n  src/'));
it('counts what is drawn, and the lines of a room', () => {
  expect(said).toContain('docs/flows: 2 files of 1 flows, parts and indexes');
  expect(said).toMatch(/^contract +1 files +1 lines$/m);
});
it('finds its examples in the tree', { timeout: SLOW }, () => {
  const { stdout } = spawnSync(process.execPath, [join(root, 'scripts/cost.mjs')], { encoding: 'utf8' });
  const found = [...stdout.matchAll(/^(.+) \(\w+\): (\d+) files, \d+ lines; (\d+) registrations/gm)];
  expect(found.map(([, kind]) => kind)).toEqual(['list', 'list with filters', 'form', 'action', 'details']);
  for (const [, kind, own, registrations] of found) {
    expect([kind, Number(own) > 1, Number(registrations) > 0]).toEqual([kind, true, true]);
  }
  expect(stdout).toMatch(/list \(virtualAccounts\): \d+ files, \d+ lines; [0-3] registrations/);
});
