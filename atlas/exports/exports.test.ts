import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator } from '@cucumber/messages';
import { afterAll, describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { type FlowName, flows } from '../../machines/flows';
import { readSheet } from '../../sandbox/testing/sheet';
import { generate } from '../generate';
import type { AnyCases } from '../paths';
import { filesOf, formats } from './all';
import { asGherkin } from './gherkin';
import { asJson } from './json';
import { asMarkdown } from './markdown';
import { asPlaywright } from './playwright';
import { type Told, tell } from './tell';
import { asText } from './text';
import { writeFiles } from './write';
import { asSheet } from './xlsx';

const toldOf = (name: FlowName): Told => {
  const { area, machine, cases } = flows[name];
  return tell(area, machine, generate(name, machine, cases));
};
const all = Object.keys(flows).map((name) => toldOf(name as FlowName));
const payout = toldOf('payout');

/** Text that every format has a use of its own for. */
const HOSTILE = '# | * <b> =1+1 "a"\n  Scenario: @tag \\ `x` \'y\' _x003D_';

const odd = createMachine({
  id: 'odd',
  description: HOSTILE,
  initial: 'a',
  states: { a: { on: { typed: { target: 'b' } } }, b: { type: 'final' } },
});
const oddCases: AnyCases = {
  inputs: { any: undefined },
  events: { typed: { odd: { text: HOSTILE } } },
  ports: {},
  children: {},
  remember: () => null,
};
const hostile = tell('Odd', odd, generate('odd', odd, oddCases));

const parsed = (text: string) =>
  new Parser(new AstBuilder(IdGenerator.uuid()), new GherkinClassicTokenMatcher()).parse(text).feature;

describe('[FLW-04] paths in plain words', () => {
  const worded = (end: string) => payout.paths.flatMap(({ steps }) => steps).find(({ does }) => does.includes(end));
  it.each([
    ['an event with what is typed', 'Amount changed: odd (amount 13.13)'],
    ['an answer', '“initiate payout” returns: wants otp'],
    ['a refusal', '“load choices” is refused by the provider'],
    ['an expired session', '“initiate payout” reports an expired session'],
    ['a machine of its own', '“confirmation” ends: confirmed'],
  ])('have %s', (_, does) => expect(worded(does)?.does).toBe(does));
  it('say what is seen, where, and that it ends', () =>
    expect(worded('“initiate payout” returns: done')).toMatchObject({
      sees: 'The payout is paid. The flow ends.',
      state: 'paid',
    }));
  it('carry the requirements of the states they come through', () =>
    expect(payout.paths.find(({ steps }) => steps.at(-1)?.state === 'verified')?.req).toEqual(
      expect.arrayContaining(['PAY-05', 'PAY-06']),
    ));
  it('are numbered on a terminal', () => expect(asText(payout)).toMatch(/\n {3}1\. .+ -> .+\[.+\]\n {3}2\. /));
});

describe('[FLW-04] Gherkin', () => {
  it.each([...all, hostile])('$flow is read by the official parser: a scenario a path, a When and a Then a step', (told) => {
    const feature = parsed(asGherkin(told));
    const scenarios = feature?.children.flatMap(({ scenario }) => scenario ?? []) ?? [];
    expect(scenarios).toHaveLength(told.paths.length);
    for (const [n, { id, req, steps, begins }] of told.paths.entries()) {
      const { name, steps: read, tags } = scenarios[n] ?? {};
      expect(name).toContain(id);
      expect(tags?.map((tag) => tag.name)).toEqual([id, ...req].map((tag) => `@${tag}`));
      const said = [begins, ...steps].flatMap(({ does, sees }) => [does, sees].map((text) => text.replace(/\s+/g, ' ').trim()));
      expect(read?.map(({ text }) => text)).toEqual(said);
    }
  });
});

describe('[FLW-04] a sheet', () => {
  it.each(all)('$flow comes back as it was written', async (told) => {
    const { name, rows, formulas } = readSheet(await asSheet(told));
    const [head, ...body] = rows;
    expect(name).toBe(told.flow);
    expect(head?.slice(0, 4)).toEqual(['Path', 'Requirements', 'Step', 'Action']);
    const wanted = told.paths.flatMap(({ id, begins, steps }) => [begins, ...steps].map(({ does }, n) => [id, String(n), does]));
    expect(body.map(([id, , n, does]) => [id, n, does])).toEqual(wanted);
    expect(formulas).toBe(0);
  });
  it('takes hostile text for text', async () => {
    const { rows, formulas } = readSheet(await asSheet(hostile));
    expect(rows[2]?.[3]).toContain('=1+1');
    expect(formulas).toBe(0);
  });
});

describe('[FLW-04] the other exports', () => {
  it('JSON has every path with its steps, their payloads and what they take', () => {
    const { version, paths } = JSON.parse(asJson(payout));
    expect(version).toBe(1);
    expect(paths).toHaveLength(payout.paths.length);
    const first = payout.paths[0]?.path.steps[0];
    expect(paths[0].steps[0]).toMatchObject({
      kind: first?.kind,
      name: first?.name,
      fired: first?.fired,
      payload: first?.payload,
    });
  });
  it('Markdown has a part for each path and its steps numbered, and takes hostile text for text', () => {
    expect(asMarkdown(payout).match(/^## payout-[0-9a-f]{8}$/gm)).toHaveLength(payout.paths.length);
    expect(asMarkdown(hostile)).toContain('\\# \\| \\* \\<b\\>');
  });
  it('Playwright has a call for each path, with ways to the house from where it lies', () => {
    const text = asPlaywright(payout, join(import.meta.dirname, '../../.cache/paths'));
    expect(text.match(/^walks\('payout', 'payout-[0-9a-f]{8}', '\w+', \[$/gm)).toHaveLength(payout.paths.length);
    expect(text).toContain("from '../../tests/paths/inBrowser';");
  });
});

describe('[FLW-04] files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-paths-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  it('are all there, by flow, strategy and format', async () => {
    const wanted = Object.keys(formats) as (keyof typeof formats)[];
    writeFiles(join(folder, 'all'), await filesOf([payout], wanted, folder));
    const endings = ['feature', 'json', 'md', 'spec.ts', 'txt', 'xlsx'].map((ending) => `payout.transition.${ending}`);
    expect(readdirSync(join(folder, 'all')).sort()).toEqual([...endings, 'playwright.config.ts']);
    expect(readFileSync(join(folder, 'all/payout.transition.txt'), 'utf8')).toBe(asText(payout));
  });
  it('are not there at all when one of them cannot be written', () => {
    const files = new Map([
      ['a.txt', 'whole'],
      ['no/such/folder.txt', 'never'],
    ]);
    expect(() => writeFiles(join(folder, 'none'), files)).toThrow('ENOENT');
    expect(readdirSync(join(folder, 'none'))).toEqual([]);
  });
});
