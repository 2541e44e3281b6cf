/**
 * The charts as files, in a folder for each area, and a list of all. What `docs/flows/` holds is this and nothing else. A chart of its own
 * is a drawing, data and tables; a flow that has a chart of the kit is its own data and a page.
 */
import type { Chart } from '../charts';
import { propertyFiles } from '../diff/files';
import { instanceOf } from '../kit/instance';
import { isKitChart } from '../kit/kitCharts';
import { kitFinder } from '../kit/shape';
import type { Model } from '../model';
import type { Verdict } from '../verdict';
import type { Drawing } from './drawing';
import { type Files, flowIndex, INDEX } from './flowIndex';
import { instancePage } from './instancePage';
import { layout } from './layout';
import { dataText, sheet } from './sheet';
import { tables } from './tables';

export interface Drawn extends Chart {
  readonly drawing: Drawing;
}

const drawn = async (chart: Chart | Drawn): Promise<Drawn> =>
  'drawing' in chart ? chart : { ...chart, drawing: await layout(chart.model) };

export const draw = (charts: readonly Chart[]): Promise<Drawn[]> => Promise.all(charts.map(drawn));

const areaByChart = (charts: readonly Chart[]) => new Map(charts.map(({ name, area }) => [name, area]));

/** A chart as a drawing and as data, as the auditors' page offers it. */
export const drawnFiles = ({ name, area, model, drawing }: Drawn): [string, string][] => [
  [`${area}/${name}.svg`, sheet(model, drawing)],
  [`${area}/${name}.json`, dataText(model)],
];

async function ownFiles(chart: Chart | Drawn, verdicts: readonly Verdict[]): Promise<[string, string][]> {
  const { name, area, model } = chart;
  const note = isKitChart(chart) ? { note: `The flows that have this chart stand in [the index](../${INDEX}#${name}).` } : {};
  return [...drawnFiles(await drawn(chart)), [`${area}/${name}.md`, tables(model, { verdicts, ...note })]];
}

const instanceFiles = (kit: Model, { name, area, model }: Chart, verdicts: readonly Verdict[]): [string, string][] => [
  [`${area}/${name}.json`, `${JSON.stringify(instanceOf(kit, model), null, 2)}\n`],
  [`${area}/${name}.md`, instancePage(kit, model, area, verdicts)],
];

interface Known {
  /** Every chart there is, those that are not written now included. */
  readonly charts: readonly Chart[];
  /** The data of those that are not written now. */
  readonly files: Files;
}

/** The files of these charts, and the index of all. Only charts without one of the kit are laid out. */
export async function chartFiles(
  charts: readonly (Chart | Drawn)[],
  verdicts: readonly Verdict[],
  known: Known = { charts, files: new Map() },
): Promise<Files> {
  const find = kitFinder(known.charts.filter(isKitChart).map(({ model }) => model));
  const filesOf = async (chart: Chart | Drawn) => {
    const own = verdicts.filter(({ flow }) => flow === chart.name);
    const kit = isKitChart(chart) ? null : find(chart.model);
    return kit ? instanceFiles(kit, chart, own) : ownFiles(chart, own);
  };
  const files = new Map([
    ...(await Promise.all(charts.map(filesOf))).flat(),
    ...propertyFiles(
      verdicts.filter(({ flow }) => charts.some(({ name }) => name === flow)),
      areaByChart(charts),
    ),
  ]);
  return files.set(INDEX, flowIndex(known.charts, new Map([...known.files, ...files])));
}
