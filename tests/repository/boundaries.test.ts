import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

function check(tree: string) {
  const { stdout, status } = spawnSync(process.execPath, [join(root, 'scripts/boundaries.mjs'), tree], { encoding: 'utf8' });
  return { stdout, status, modules: Number(/^(\d+) modules/m.exec(stdout)?.[1]) };
}

/** A small tree without violations. */
const rightful: Record<string, string> = {
  'contract/schema.ts': "export { type } from 'arktype';",
  'contract/pay.ts': "import { type } from './schema';\nexport const Pay = type('string');\nexport type Pay = string;",
  'machines/kit/fault.ts': 'export class Failure extends Error {}',
  'machines/pay.ts':
    "import { setup } from 'xstate';\nimport type { Pay } from '../contract/pay';\nexport const pay = (p: Pay) => [setup, p];",
  'src/services/pay.ts': [
    "import { ofetch } from 'ofetch';",
    "import { Pay } from '../../contract/pay';",
    "import { Failure } from '../../machines/kit/fault';",
    "import type { pay } from '../../machines/pay';",
    'export const service: typeof pay = () => { throw new Failure(String([ofetch, Pay])); };',
  ].join('\n'),
  'src/ui/Field.tsx': "import { useId } from 'react';\nexport const Field = () => <i>{useId()}</i>;",
  'src/flow/useFlow.tsx':
    "import { pay } from '../../machines/pay';\nimport { Field } from '../ui/Field';\nexport const useFlow = () => [pay, <Field />];",
  'src/screens/Pay.tsx':
    "import { useFlow } from '../flow/useFlow';\nimport { Field } from '../ui/Field';\nexport const PayView = () => <Field>{useFlow()}</Field>;",
  'src/app/wiring.tsx':
    "import { PayView } from '../screens/Pay';\nexport const load = [PayView, () => import('../services/pay')];",
  'sandbox/serve.ts':
    "import { readFileSync } from 'node:fs';\nimport { Pay } from '../contract/pay';\nexport const serve = [Pay, readFileSync];",
  'sandbox/database/storage.ts': "import { table } from './tables/pay.tables';\nexport const storage = table;",
  'sandbox/database/tables/pay.tables.ts': 'export const table = 1;',
  'sandbox/events/events.ts': "import type { clock } from '../clock';\nexport type Events = typeof clock;",
  'sandbox/clock.ts': 'export const clock = 1;',
  'sandbox/ledger/ledger.ts': "import type { Events } from '../events/events';\nexport const post = (event: Events) => event;",
  'sandbox/pay/pay.ts': "import { post } from '../ledger/ledger';\nexport const pay = post;",
  'sandbox/emails/receipt.ts':
    "import type { Events } from '../events/events';\nexport const receipt = (event: Events) => event;",
  'sandbox/composition.ts':
    "import { receipt } from './emails/receipt';\nimport { pay } from './pay/pay';\nexport const joined = [receipt, pay];",
  'sandbox/seed/seed.ts': "import { pay } from '../pay/pay';\nexport const seed = pay;",
  'atlas/graph.ts':
    "import { Pay } from '../contract/pay';\nimport { pay } from '../machines/pay';\nexport const graph = [pay, Pay];",
  'atlas/cli/command.ts': "import { graph } from '../graph';\nexport const command = graph;",
  'src/screens/customers/Who.tsx': "import { PayView } from '../Pay';\nexport const Who = PayView;",
  'bench/run.ts': "import { driver } from '../tests/driver';\nexport const run = driver;",
  'scripts/root.ts': "import { graph } from '../atlas/graph';\nexport const root = graph;",
  'theme/tokens.ts': 'export const tokens = {};',
  'tests/driver.ts': "import { serve } from '../sandbox/serve';\nexport const driver = serve;",
  'src/services/pay.test.ts':
    "import { it } from 'vitest';\nimport { serve } from '../../sandbox/serve';\nit('x', () => { serve; });",
};

/** One violation each: the rule that must report it, its file, and its line. */
const offences: readonly (readonly [rule: string, file: string, line: string])[] = [
  ['contract-stands-alone', 'contract/a.ts', "export { pay } from '../machines/pay';"],
  ['contract-stands-alone', 'contract/b.ts', "import type { pay } from '../machines/pay'; export type A = typeof pay;"],
  ['contract-packages', 'contract/c.ts', "import Big from 'big.js'; export const a = Big;"],
  ['schemas-are-built-late', 'contract/d.ts', "import { type } from 'arktype'; export const a = type('string');"],
  ['machines-see-contract', 'machines/a.ts', "import { service } from '../src/services/pay'; export const a = service;"],
  ['machines-see-contract', 'machines/b.ts', "export type A = import('../sandbox/serve').serve;"],
  ['machines-take-types-of-contract', 'machines/c.ts', "import { Pay } from '../contract/pay'; export const a = Pay;"],
  ['machines-take-types-of-contract', 'machines/d.ts', "export const a = () => import('../contract/pay');"],
  ['machines-packages', 'machines/e.ts', "import { useId } from 'react'; export const a = useId;"],
  ['machines-packages', 'machines/f.ts', "import type { Root } from 'react-dom/client'; export type A = Root;"],
  ['machines-packages', 'machines/g.ts', "import { Link } from 'wouter'; export const a = Link;"],
  ['machines-packages', 'machines/h.ts', "import { ofetch } from 'ofetch'; export const a = ofetch;"],
  ['machines-packages', 'machines/i.ts', "import { type } from 'arktype'; export const a = type;"],
  ['no-node-inside', 'machines/j.ts', "import { readFileSync } from 'node:fs'; export const a = readFileSync;"],
  ['no-dev-package', 'machines/k.ts', "import { it } from 'vitest'; export const a = it;"],
  ['services-take-types-of-machines', 'src/services/a.ts', "import { pay } from '../../machines/pay'; export const a = pay;"],
  [
    'services-see-contract',
    'src/services/b.ts',
    "import type { PayView } from '../screens/Pay'; export type A = typeof PayView;",
  ],
  ['services-see-contract', 'src/services/c.ts', "import { useFlow } from '../flow/useFlow'; export const a = useFlow;"],
  [
    'ui-knows-no-business',
    'src/ui/A.tsx',
    "import type { Pay } from '../../contract/pay'; export const A = (p: { x: Pay }) => <i>{p.x}</i>;",
  ],
  [
    'ui-knows-no-business',
    'src/ui/B.tsx',
    "import { useFlow } from '../flow/useFlow'; export const B = () => <i>{useFlow()}</i>;",
  ],
  ['flow-sees-machines', 'src/flow/a.ts', "import { service } from '../services/pay'; export const a = service;"],
  ['flow-sees-machines', 'src/flow/b.ts', "import { PayView } from '../screens/Pay'; export const a = PayView;"],
  [
    'screens-are-thin',
    'src/screens/A.tsx',
    "import { service } from '../services/pay'; export const A = () => <i>{service}</i>;",
  ],
  [
    'screens-are-thin',
    'src/screens/B.tsx',
    "import type { load } from '../app/wiring'; export const B = (_: typeof load) => <i />;",
  ],
  [
    'screens-are-thin',
    'src/screens/C.tsx',
    "import type { Pay } from '../../contract/pay'; export const C = (p: { x: Pay }) => <i>{p.x}</i>;",
  ],
  ['screens-kit-knows-no-area', 'src/screens/kit/A.tsx', "import { PayView } from '../Pay'; export const a = PayView;"],
  [
    'transactions-know-no-customers',
    'src/screens/transactions/A.tsx',
    "import { Who } from '../customers/Who'; export const a = Who;",
  ],
  ['runs-know-no-command', 'atlas/run/a.ts', "import { command } from '../cli/command'; export const a = command;"],
  ['network-in-services', 'src/screens/D.tsx', "import { ofetch } from 'ofetch'; export const D = ofetch;"],
  ['app-joins', 'src/app/a.ts', "import { serve } from '../../sandbox/serve'; export const a = serve;"],
  ['sandbox-sees-contract', 'sandbox/a.ts', "import type { pay } from '../machines/pay'; export type A = typeof pay;"],
  ['sandbox-sees-contract', 'sandbox/b.ts', "import { service } from '../src/services/pay'; export const a = service;"],
  ['storage-below-seed', 'sandbox/database/a.ts', "import { serve } from '../serve'; export const a = serve;"],
  ['storage-below-seed', 'sandbox/database/b.ts', "import type { serve } from '../serve'; export type A = typeof serve;"],
  [
    'sandbox-ground-knows-no-area',
    'sandbox/ledger/a.ts',
    "import { receipt } from '../emails/receipt'; export const a = receipt;",
  ],
  ['sandbox-ground-knows-no-area', 'sandbox/http/a.ts', "import type { pay } from '../pay/pay'; export type A = typeof pay;"],
  ['sandbox-ground-knows-no-area', 'sandbox/events/a.ts', "import { joined } from '../composition'; export const a = joined;"],
  ['sandbox-ground-knows-no-area', 'sandbox/refusal.ts', "import { pay } from '../sandbox/pay/pay'; export const a = pay;"],
  ['sandbox-areas-stand-apart', 'sandbox/pay/a.ts', "import { receipt } from '../emails/receipt'; export const a = receipt;"],
  [
    'sandbox-areas-stand-apart',
    'sandbox/pay/b.ts',
    "import type { receipt } from '../emails/receipt'; export type A = typeof receipt;",
  ],
  ['sandbox-areas-stand-apart', 'sandbox/emails/a.ts', "import { joined } from '../composition'; export const a = joined;"],
  ['sandbox-areas-stand-apart', 'sandbox/emails/b.ts', "import { seed } from '../seed/seed'; export const a = seed;"],
  ['atlas-sees-machines', 'atlas/a.tsx', "import { Field } from '../src/ui/Field'; export const A = <Field />;"],
  ['nobody-needs-tests', 'sandbox/c.ts', "import { driver } from '../tests/driver'; export const a = driver;"],
  ['nobody-needs-bench', 'src/app/b.ts', "import { run } from '../../bench/run'; export const a = run;"],
  ['atlas-sees-machines', 'atlas/b.ts', "import { root } from '../scripts/root'; export const a = root;"],
  ['theme-stands-alone', 'theme/a.ts', "import type { graph } from '../atlas/graph'; export type A = typeof graph;"],
  ['no-circle', 'machines/l.ts', "import { b } from './m'; export const a = () => b;"],
  ['no-circle', 'machines/n.ts', "import type { B } from './o'; export type A = readonly B[];"],
  ['resolves', 'tests/a.ts', `import { x } from '../..${import.meta.filename.slice(0, -3)}'; export const a = x;`],
  ['resolves', 'sandbox/d.ts', "import { x } from './nowhere'; export const a = x;"],
];

/** The other halves of two cycles, one of values and one of types. A cycle is reported once. */
const circles = {
  'machines/m.ts': "import { a } from './l'; export const b = () => a;",
  'machines/o.ts': "import type { A } from './n'; export type B = A | null;",
};

function plant(files: Record<string, string>) {
  const tree = mkdtempSync(join(tmpdir(), 'kontor-boundaries-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
  copyFileSync(join(root, 'package.json'), join(tree, 'package.json'));
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  return tree;
}

describe('the allowed imports', () => {
  const trees: string[] = [];
  const planted = (files: Record<string, string>) => {
    const tree = plant(files);
    trees.push(tree);
    return check(tree);
  };
  let found = '';
  beforeAll(() => {
    found = planted({ ...rightful, ...circles, ...Object.fromEntries(offences.map(([, file, line]) => [file, line])) }).stdout;
  });
  afterAll(() => {
    for (const tree of trees) rmSync(tree, { recursive: true });
  });

  it('accept a tree without violations', () => {
    const { stdout, status } = planted(rightful);
    expect(stdout).toBe(`${Object.keys(rightful).length} modules, 0 violations\n`);
    expect(status).toBe(0);
  });
  it.each(offences)('stop an offence: %s, %s', (rule, file) => expect(found).toContain(`${rule}: ${file} -> `));
  it('report nothing but the offences', () => {
    const reported = new Set([...found.matchAll(/: (\S+) -> /g)].map(([, file]) => file));
    expect([...reported].sort()).toEqual(offences.map(([, file]) => file).sort());
  });
  it('pass nothing when there is nothing to look at', () => expect(planted({}).status).toBe(1));
});
