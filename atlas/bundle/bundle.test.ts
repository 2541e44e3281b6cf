/** The evidence of a release as a folder. */
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { behaviourOf } from '../behaviour';
import { bundleCommand } from '../cli/bundleCommand';
import { everyChart } from '../site/buildSite';
import type { Verdict } from '../verdict';
import { bundleFiles } from './bundle';
import { chartEvidence } from './evidence';
import type { Content, Evidence } from './parts';

const root = join(import.meta.dirname, '../..');
const decisionsFolder = join(root, 'docs/decisions');
const decisions = new Map(
  readdirSync(decisionsFolder).map((name) => [name, readFileSync(join(decisionsFolder, name), 'utf8')] as const),
);

const verdict: Verdict = {
  flow: 'approval',
  property: 'Nobody decides <twice>',
  kind: 'never',
  req: ['APR-01'],
  verdict: 'REFUTED',
  detail: 'A path shows it.',
};
const charts = everyChart().filter(({ name }) => ['approval', 'approval.otp', 'collection'].includes(name));
const evidence: Evidence = {
  release: { version: '1.2.3', commit: 'c0ffee', isChanged: true },
  flows: 'abcd1234',
  charts: charts.map((chart) => chartEvidence(chart, [verdict])),
  verdicts: [verdict],
  together: [{ name: 'payout', title: 'Two tabs', worlds: 9_000, steps: 10_000, limits: ['The cost always loads.'], judged: [] }],
};
const files = bundleFiles({
  evidence,
  site: new Map<string, Content>([['index.html', '<p>The atlas</p>']]),
  trace: new Map<string, Content>([
    ['trace.html', '<a href="../index.html">Release</a>'],
    ['trace.csv', 'a'],
    ['trace.xlsx', new Uint8Array([1])],
  ]),
  decisions,
});
const textOf = (name: string) => String(files.get(name));
const pages = [...files.keys()].filter((name) => name.endsWith('.html'));

describe('[FLW-03] the bundle of a release', () => {
  it('has the digest of every file', () => {
    const listed = textOf('SHA256SUMS').trim().split('\n');
    const others = [...files].filter(([name]) => name !== 'SHA256SUMS');
    const expected = others.map(([name, content]) => `${createHash('sha256').update(content).digest('hex')}  ${name}`);
    expect(listed.sort()).toEqual(expected.sort());
  });
  it.each(pages)('%s loads nothing, and its links lead to files of the folder', (name) => {
    const text = textOf(name);
    expect(text).not.toMatch(/\b(src|srcset)=|@import|url\(|<script|<link/);
    const links = [...text.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replace(/#.*/, ''));
    expect(links.map((href) => normalize(join(dirname(name), href))).filter((file) => !files.has(file))).toEqual([]);
  });
  it('names the release, and that its sources were changed since', () => {
    const text = textOf('index.html');
    expect(text).toContain('Kontor 1.2.3');
    expect(text).toContain('<code>c0ffee</code>, with changes that are not committed');
    expect(text).toContain('Flows <code>abcd1234</code>');
  });
  it('names each chart with the digest of its drawing and that of its behaviour', () => {
    expect(charts.length).toBe(3);
    for (const { name, chart, behaviour } of evidence.charts) {
      const row = textOf('index.html')
        .split('\n')
        .find((line) => line.includes(`>${name}</a>`));
      expect(row).toContain(`<code>${chart}</code>`);
      if (behaviour !== null) expect(row).toContain(`<code>${behaviour.slice(0, 8)}</code>`);
    }
    expect(evidence.charts.find(({ name }) => name === 'approval')?.behaviour).toBe(behaviourOf('payouts', 'approval'));
  });
  it('says what failed, and shows its text as text', () =>
    expect(textOf('index.html')).toContain('<li>REFUTED approval: Nobody decides &lt;twice&gt;</li>'));
  it('shows what was proved of several together, with the bounds', () =>
    expect(textOf('index.html')).toContain('Bounds: The cost always loads.'));
  it('has every decision, in its index too', () => {
    const numbered = [...decisions.keys()].filter((name) => /^\d/.test(name)).map((name) => name.replace('.md', '.html'));
    const index = textOf('decisions/index.html');
    expect(numbered.filter((name) => !files.has(`decisions/${name}`) || !index.includes(`href="${name}"`))).toEqual([]);
  });
  it('has the same as data', () => expect(JSON.parse(textOf('evidence.json'))).toEqual(JSON.parse(JSON.stringify(evidence))));
});

describe('[FLW-03] npm run bundle', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-bundle-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const run = async (args: readonly string[], make = async () => files) => {
    const lines: string[] = [];
    const screen = { say: (text: string) => lines.push(text), note: (text: string) => lines.push(text) };
    return { code: await bundleCommand(args, screen, make), lines };
  };
  it('writes a folder', async () => {
    const out = join(folder, 'one');
    expect(await run(['--out', out])).toEqual({ code: 0, lines: [`${files.size} files. Open ${join(out, 'index.html')}`] });
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe(textOf('index.html'));
  });
  it('leaves a folder alone that holds something', async () => {
    writeFileSync(join(folder, 'mine.txt'), 'mine');
    expect(await run(['--out', folder])).toEqual({ code: 2, lines: [`${folder} is not empty.`] });
    expect(readFileSync(join(folder, 'mine.txt'), 'utf8')).toBe('mine');
  });
  it('writes nothing if something cannot be made, and for an invalid request', async () => {
    const out = join(folder, 'never');
    const fails = () => Promise.reject(new Error('No chart can be read.'));
    expect(await run(['--out', out], fails)).toEqual({ code: 2, lines: ['No chart can be read.'] });
    expect((await run(['--fast'])).code).toBe(2);
    expect(existsSync(out)).toBe(false);
  });
});
