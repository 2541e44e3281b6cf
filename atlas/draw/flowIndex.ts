/**
 * The index of all charts: a row for each with its digest, and one digest of all. Git merges it by union, so rows may be in any order, and
 * the digests of both branches may be in it until it is written again.
 */
import { AREAS, areaTitle } from '../../machines/areas';
import type { Chart } from '../charts';
import { isKitChart, KIT } from '../kit/kitCharts';
import { kitFinder } from '../kit/shape';
import type { Model } from '../model';
import { sha8 } from './svgDocument';
import { callsText, plain, tableOf } from './tables';

/** Contents by file name. */
export type Files = ReadonlyMap<string, string>;

export const INDEX = 'README.md';

const DIGEST = /^Digest of all charts: `[0-9a-f]{8}`$/;

const AREA_ORDER = Object.keys(AREAS);

/** Orders charts by area, then by name, so that the machines of a flow follow it. */
const inOrder = (charts: readonly Chart[]) =>
  charts.toSorted(
    (one, other) => AREA_ORDER.indexOf(one.area) - AREA_ORDER.indexOf(other.area) || (one.name < other.name ? -1 : 1),
  );

const linkTo = ({ area, name }: Chart) => `[${name}](${area}/${name}.md)`;

const size = ({ states, transitions }: Model) => [`${states.length}`, `${transitions.length}`];

const unique = (all: readonly string[], between: string) => [...new Set(all)].join(between);

const callsOf = ({ states }: Model) =>
  states.flatMap(({ invokes }) =>
    invokes.flatMap((call) => (call.kind === 'port' && call.calls.length > 0 ? callsText(call) : [])),
  );

/** @param files with the data of all charts and of their properties */
export function flowIndex(charts: readonly Chart[], files: Files): string {
  const kits = charts.filter(isKitChart);
  const find = kitFinder(kits.map(({ model }) => model));
  const kitOf = new Map(charts.filter((chart) => !isKitChart(chart)).map((chart) => [chart, find(chart.model)]));
  const having = (kit: Model | null) => inOrder([...kitOf].filter(([, its]) => its === kit).map(([chart]) => chart));
  const digest = ({ area, name }: Chart) => `\`${sha8(files.get(`${area}/${name}.json`) ?? '')}\``;
  const rowOf = (chart: Chart) => [linkTo(chart), plain(chart.model.description), ...size(chart.model), digest(chart)];
  const instanceRow = (chart: Chart) => {
    const { model, area } = chart;
    const req = model.states.flatMap((state) => state.req);
    return [
      areaTitle(area),
      linkTo(chart),
      plain(model.description),
      unique(callsOf(model), ', '),
      unique(req, ' '),
      digest(chart),
    ];
  };
  const sizes = ['States', 'Transitions', 'Digest'];
  return [
    '# Flows',
    '',
    'Generated from the machines by `npm run atlas`. Do not edit.',
    '',
    'Each chart of its own is a drawing (`.svg`), data (`.json`) and tables (`.md`). A machine of the kit is drawn once, in `kit/`. A flow that has the kit’s chart keeps its own data and a page. Properties and verdicts are in `.properties.json`.',
    '',
    'A digest is the first eight digits of a SHA-256. A chart’s digest is that of its data, `sha256sum payouts/payout.json`, and its drawing shows it too. The digest of all charts covers every data file in the order of paths: `cat $(ls */*.json | LC_ALL=C sort) | sha256sum`. After a merge, this page keeps the digests of both branches until `npm run atlas` writes one.',
    '',
    digestLine(files),
    '',
    '## Charts of their own',
    '',
    ...tableOf(
      ['Area', 'Chart', '', ...sizes],
      having(null).map((chart) => [areaTitle(chart.area), ...rowOf(chart)]),
    ),
    '',
    '## Charts of the kit',
    '',
    ...tableOf(['Chart', '', ...sizes], kits.map(rowOf)),
    '',
    ...kits.flatMap((kit) => [
      `### ${kit.name}`,
      '',
      `Flows that have the chart [${kit.name}](${KIT}/${kit.name}.md).`,
      '',
      ...tableOf(['Area', 'Flow', '', 'Calls', 'Requirements', 'Digest'], having(kit.model).map(instanceRow)),
      '',
    ]),
  ].join('\n');
}

function digestLine(files: Files): string {
  const data = [...files].filter(([name]) => name.endsWith('.json')).sort(([one], [other]) => (one < other ? -1 : 1));
  return `Digest of all charts: \`${sha8(data.map(([, text]) => text).join(''))}\``;
}

const partsOf = (index: string) => {
  const lines = index.split('\n');
  return {
    digests: lines.filter((line) => DIGEST.test(line)),
    rows: lines
      .filter((line) => !DIGEST.test(line))
      .sort()
      .join('\n'),
  };
};

/** Whether an index has the digests of several merged branches. */
export const isMerged = (index: string) => partsOf(index).digests.length > 1;

/** Whether an index has the same contents, as written or as merged by git. */
export function isSameIndex(index: string, written: string): boolean {
  const [one, other] = [partsOf(index), partsOf(written)];
  return one.rows === other.rows && (isMerged(index) || one.digests.join() === other.digests.join());
}
