import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isKitChart } from '../kit/kitCharts';
import { kitFinder } from '../kit/shape';
import { flowProofs } from '../proofs/flowProofs';
import { everyChart } from '../site/buildSite';
import { flowsHash } from '../sources';
import { dataIn, drift } from './drift';
import { chartFiles, draw } from './files';
import { INDEX } from './flowIndex';

const DOCS = join(import.meta.dirname, '../../docs/flows');

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const charts = everyChart();
const verdicts = flowProofs();
const find = kitFinder(charts.filter(isKitChart).map(({ model }) => model));
const instances = charts.filter((chart) => !isKitChart(chart) && find(chart.model));
const drawn = await draw(charts.filter((chart) => !instances.includes(chart)));
const laidOut = [...drawn, ...instances];
const files = await chartFiles(laidOut, verdicts);
const textOf = (name: string) => files.get(name) ?? '';
const tableRows = (text: string) => text.split('\n').filter((line) => line.startsWith('| '));

function inFolder(run: (folder: string) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-'));
  try {
    run(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('[FLW-02] the committed charts', () => {
  it('match the machines (otherwise run: npm run atlas)', () => expect(drift(DOCS, files)).toEqual([]));
  it('are reported as out of date, in one line each', () =>
    inFolder((folder) => {
      const some = new Map([
        ['a.md', 'a'],
        ['b.md', 'b'],
        ['c.md', 'c'],
      ]);
      writeFileSync(join(folder, 'a.md'), 'a');
      writeFileSync(join(folder, 'b.md'), 'old');
      writeFileSync(join(folder, 'z.md'), 'z');
      expect(drift(folder, some)).toEqual(['b.md differs from the machines', 'c.md is missing', 'z.md belongs to no chart']);
      expect(drift(join(folder, 'nowhere'), new Map([['a.md', 'a']]))).toEqual(['a.md is missing']);
    }));
  it('list each state and transition of a drawn chart, and its properties', () => {
    for (const { name, area, model } of drawn) {
      const page = textOf(`${area}/${name}.md`);
      const proved = verdicts.filter(({ flow }) => flow === name);
      const headers = proved.length > 0 ? 3 : 2;
      expect(tableRows(page), name).toHaveLength(model.states.length + model.transitions.length + proved.length + headers);
      expect(textOf(`${area}/${name}.svg`)).toContain(`Chart ${sha256(textOf(`${area}/${name}.json`)).slice(0, 8)}`);
    }
  });
  it('draw a kit machine once, and not again for each flow that uses it', () => {
    expect(instances.length).toBeGreaterThan(60);
    for (const { name, area, model } of instances) {
      const page = textOf(`${area}/${name}.md`);
      expect(files.has(`${area}/${name}.svg`), name).toBe(false);
      expect(page).toContain(`(../kit/${find(model)?.chart}.md)`);
      for (const { property } of verdicts.filter(({ flow }) => flow === name))
        expect(page).toContain(property.replaceAll('`', '\\`'));
      for (const id of model.states.flatMap(({ req }) => req)) expect(page).toContain(`| ${id} |`);
      for (const call of model.states.flatMap(({ invokes }) => invokes.flatMap((one) => (one.kind === 'port' ? one.calls : []))))
        expect(page).toContain(call);
    }
  });
  it('are each in the index once with their digest, and with the digest of all', () => {
    const index = textOf(INDEX);
    for (const { name, area } of charts) {
      const digest = sha256(textOf(`${area}/${name}.json`)).slice(0, 8);
      expect(
        tableRows(index).filter((row) => row.includes(`[${name}](${area}/${name}.md)`) && row.includes(digest)),
      ).toHaveLength(1);
    }
    const data = [...files.keys()].filter((name) => name.endsWith('.json')).sort();
    expect(index).toContain(`\nDigest of all charts: \`${sha256(data.map(textOf).join('')).slice(0, 8)}\`\n`);
  });
  it('have no broken links', () => {
    for (const [name, text] of files) {
      if (!name.endsWith('.md')) continue;
      const links = [...text.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, to = '']) => join(DOCS, name, '..', to));
      expect(links.filter((to) => !existsSync(to))).toEqual([]);
    }
  });
  it.each(['payouts', 'signIn'])('change for a new flow only in its own files and the index: %s', async (flow) => {
    const isOthers = (name: string) => name !== flow && !name.startsWith(`${flow}.`);
    const before = await chartFiles(
      laidOut.filter(({ name }) => isOthers(name)),
      verdicts.filter((verdict) => isOthers(verdict.flow)),
    );
    const changed = [...files].filter(([name, text]) => before.get(name) !== text).map(([name]) => name);
    const isIts = (name: string) => name.split('/')[1]?.startsWith(`${flow}.`) ?? false;
    expect(changed.filter((name) => !isIts(name))).toEqual([INDEX]);
    expect([...before.keys()].filter((name) => !files.has(name))).toEqual([]);
  });
  it('are the same drawn alone or together', async () => {
    const some = charts.filter(({ name }) => name === 'payouts');
    const proved = verdicts.filter(({ flow }) => flow === 'payouts');
    const own = await chartFiles(some, proved, { charts, files: dataIn(DOCS) });
    expect([...own.keys()].sort()).toEqual([
      INDEX,
      'payouts/payouts.json',
      'payouts/payouts.md',
      'payouts/payouts.properties.json',
    ]);
    for (const [name, text] of own) expect(text, name).toBe(textOf(name));
  });
});

describe('[FLW-02] an index that git merged', () => {
  const merged = (change: (lines: string[]) => string[]) => {
    const found: string[] = [];
    inFolder((folder) => {
      writeFileSync(join(folder, INDEX), change(textOf(INDEX).split('\n')).join('\n'));
      found.push(...drift(folder, new Map([[INDEX, textOf(INDEX)]])));
    });
    return found;
  };
  const behind = ['README.md differs from the machines'];
  const digestAt = (lines: readonly string[]) => lines.findIndex((line) => line.startsWith('Digest of all charts'));
  const isRow = (line: string) => line.includes('(payouts/payouts.md)');

  it('is valid with rows in another order and the digests of both branches', () =>
    expect(
      merged((lines) => [
        ...lines.filter(isRow),
        ...lines.filter((line) => !isRow(line)).toSpliced(digestAt(lines), 0, 'Digest of all charts: `01234567`'),
      ]),
    ).toEqual([]));
  it('is invalid with a duplicate or missing row, or a single wrong digest', () => {
    expect(merged((lines) => lines.flatMap((line) => (isRow(line) ? [line, line] : [line])))).toEqual(behind);
    expect(merged((lines) => lines.filter((line) => !isRow(line)))).toEqual(behind);
    expect(merged((lines) => lines.with(digestAt(lines), 'Digest of all charts: `01234567`'))).toEqual(behind);
  });
});

describe('[FLW-02] the digest of the flows', () => {
  const digestOf = (sources: Readonly<Record<string, string>>) => {
    let digest = '';
    inFolder((folder) => {
      for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text);
      digest = flowsHash(folder);
    });
    return digest;
  };
  const sources = { 'a.machine.ts': 'one', 'b.rules.ts': 'two' };

  it('is the same eight digits in the app and in the charts', () => {
    expect(digestOf(sources)).toMatch(/^[0-9a-f]{8}$/);
    expect(digestOf(sources)).toBe(digestOf(sources));
  });
  it('changes when a source is changed, added or renamed, but not for a test', () => {
    const was = digestOf(sources);
    expect(digestOf({ ...sources, 'b.rules.ts': 'three' })).not.toBe(was);
    expect(digestOf({ ...sources, 'c.ts': '' })).not.toBe(was);
    expect(digestOf({ 'a.machine.ts': 'one', 'c.rules.ts': 'two' })).not.toBe(was);
    expect(digestOf({ ...sources, 'a.test.ts': 'a test' })).toBe(was);
  });
});
