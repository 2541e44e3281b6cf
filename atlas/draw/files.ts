/**
 * The charts as files: each as a drawing, as data and in words, with what is promised of it, in a folder for its area, and a list of all. What `docs/flows/` holds is
 * this and nothing else.
 */
import { areaTitle } from '../../machines/areas';
import type { Chart } from '../charts';
import { propertyFiles } from '../diff/files';
import type { Verdict } from '../verdict';
import type { Drawing } from './drawing';
import { layout } from './layout';
import { dataText, sheet } from './sheet';
import { tables } from './tables';

/** Contents by name. */
export type Files = ReadonlyMap<string, string>;

export interface Drawn extends Chart {
  readonly drawing: Drawing;
}

export const draw = (charts: readonly Chart[]): Promise<Drawn[]> =>
  Promise.all(charts.map(async (chart) => ({ ...chart, drawing: await layout(chart.model) })));

const row = ({ name, area, model }: Drawn) =>
  `| ${areaTitle(area)} | [${name}](${area}/${name}.md) | ${model.description} | ${model.states.length} | ${model.transitions.length} |`;

const list = (drawn: readonly Drawn[]) =>
  [
    '# The flows',
    '',
    'Written by `npm run atlas` from the machines; not to be edited. Each chart is a drawing (`.svg`), data (`.json`) and tables (`.md`); what is promised of it stands in `.properties.json`.',
    '',
    'A drawing bears the first eight digits of the SHA-256 of its data (`sha256sum payouts/payout.json`). `npm run atlas -- --check` prints the digest of the sources of all flows, which the dashboard shows in the profile menu.',
    '',
    '| Area | Chart | | States | Transitions |',
    '|---|---|---|---|---|',
    ...drawn.map(row),
    '',
  ].join('\n');

const areaByChart = (drawn: readonly Drawn[]) => new Map(drawn.map(({ name, area }) => [name, area]));

export const chartFiles = (drawn: readonly Drawn[], verdicts: readonly Verdict[]): Files =>
  new Map([
    ...drawn.flatMap(({ name, area, model, drawing }): [string, string][] => [
      [`${area}/${name}.svg`, sheet(model, drawing)],
      [`${area}/${name}.json`, dataText(model)],
      [`${area}/${name}.md`, tables(model)],
    ]),
    ...propertyFiles(verdicts, areaByChart(drawn)),
    ['README.md', list(drawn)],
  ]);
