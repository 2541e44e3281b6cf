import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type FlowName, flows } from '../../machines/flows';
import { generate } from '../generate';
import { asBrowserFile } from '../run/browserFile';
import { filesOf } from './all';
import { asJson } from './json';
import { type DescribedPaths, tell } from './tell';
import { asText } from './text';
import { writeFiles } from './write';

const describedPaths = (name: FlowName): DescribedPaths => {
  const { area, machine, cases } = flows[name];
  return tell(area, machine, generate(name, machine, cases));
};
const payout = describedPaths('payout');

describe('[FLW-04] paths in plain words', () => {
  const worded = (end: string) => payout.paths.flatMap(({ steps }) => steps).find(({ does }) => does.includes(end));
  it.each([
    ['an event with what is typed', 'Amount changed: odd (amount 13.13)'],
    ['an answer', '“initiate payout” returns: requires otp'],
    ['a refusal', '“load choices” is refused by the provider'],
    ['an expired session', '“initiate payout” reports an expired session'],
    ['a machine of its own', '“confirmation” ends: confirmed'],
  ])('have %s', (_, does) => expect(worded(does)?.does).toBe(does));
  it('say what is seen, where, and that it ends', () =>
    expect(worded('“initiate payout” returns: done')).toMatchObject({
      sees: 'The payout is paid. The merchant sees it while the balance after it loads.',
      state: 'paid',
    }));
  it('carry the requirements of the states they come through', () =>
    expect(payout.paths.find(({ steps }) => steps.some(({ state }) => state === 'verified'))?.req).toEqual(
      expect.arrayContaining(['PAY-05', 'PAY-06']),
    ));
  it('are numbered on a terminal', () => expect(asText(payout)).toMatch(/\n {3}1\. .+ -> .+\[.+\]\n {3}2\. /));
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
  it('the file that our own browser tests run has a call for each path', () => {
    const text = asBrowserFile(payout, join(import.meta.dirname, '../../.cache/paths'));
    expect(text.match(/^walks\('payout', 'payout-[0-9a-f]{8}', '\w+', \[$/gm)).toHaveLength(payout.paths.length);
    expect(text).toContain("from '../../tests/paths/inBrowser';");
  });
});

describe('[FLW-04] files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-paths-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  it('are all there, by flow, strategy and format', async () => {
    writeFiles(join(folder, 'all'), await filesOf([payout], ['text', 'json']));
    expect(readdirSync(join(folder, 'all')).sort()).toEqual(['payout.transition.json', 'payout.transition.txt']);
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
