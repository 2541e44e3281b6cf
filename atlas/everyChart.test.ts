/** What holds of every chart and of all that is proved. It is one file, because one process proves it all once: that takes half a minute. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { flows, parts } from '../machines/flows';
import { dataIn, drift } from './draw/drift';
import { chartFiles, draw } from './draw/files';
import { INDEX } from './draw/flowIndex';
import { propertyLines } from './draw/tables';
import { isKitChart } from './kit/kitCharts';
import { kitFinder } from './kit/shape';
import { flowProofs } from './proofs/flowProofs';
import { report } from './proofs/print';
import { proofsOf } from './proofs/prove';
import { everyChart } from './site/buildSite';

const DOCS = join(import.meta.dirname, '../docs/flows');

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

describe('[FLW-02] the committed charts', () => {
  it('match the machines (otherwise run: npm run atlas)', () => expect(drift(DOCS, files)).toEqual([]));
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

describe('[FLW-03] every flow', () => {
  it.each([...new Set(verdicts.map(({ flow }) => flow))])('%s has no refuted and no vacuous property', (flow) =>
    expect(verdicts.filter((one) => one.flow === flow && one.verdict !== 'PROVED' && one.verdict !== 'HOLDS')).toEqual([]),
  );
  it.each(Object.keys(flows))('%s declares its properties', (flow) =>
    expect(verdicts.filter((one) => one.flow === flow && one.kind !== 'every').length).toBeGreaterThan(2),
  );
  it('has the number of configurations for every explored property', () => {
    for (const { verdict, configurations, assumes } of verdicts)
      if (verdict === 'HOLDS') expect(configurations ?? assumes?.length).toBeGreaterThan(0);
  });
  it('is plain data', () => expect(JSON.parse(JSON.stringify(verdicts))).toEqual(verdicts));
  it('is proved on the chart to send money only after a confirmation, and to verify it only with a code', () => {
    const proved = verdicts.filter(({ verdict }) => verdict === 'PROVED').map(({ flow, property }) => `${flow}: ${property}`);
    expect(proved).toContain('payout: No payout is sent unless the merchant confirms it');
    expect(proved).toContain('payout: A payout that requires a code is verified only by the correct code');
    expect(proved).toContain('payout.otp: No code counts as correct before the provider has checked it');
  });
  it('has the same verdicts alone', () =>
    expect(proofsOf(flows, parts, 'signIn')).toEqual(verdicts.filter(({ flow }) => flow === 'signIn')));
  it('has what was assumed printed and drawn beside each verdict that depends on it', () => {
    const [verdict] = verdicts.filter(({ flow, assumes }) => flow === 'payout' && assumes);
    const sentence = 'A merchant changes only the fields that the form shows for the chosen kind of recipient.';
    expect(verdict?.assumes).toContain(sentence);
    expect(report(verdict ? [verdict] : []).said).toMatch(/HOLDS under an assumption[\s\S]*Assumption: A merchant changes only/);
    expect(propertyLines(verdict ? [verdict] : []).join('\n')).toContain(`Assumption: ${sentence}`);
  });
});
