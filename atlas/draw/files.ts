/**
 * Writes the charts as files, in a folder for each area, with an index. `docs/flows/` holds these files and no others. A chart of its own
 * has a drawing, data and tables. A flow that uses a kit chart has its own data and a page.
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
import { dataText, svgDocument } from './svgDocument';
import { tables } from './tables';

export interface Drawn extends Chart {
  readonly drawing: Drawing;
}

const drawn = async (chart: Chart | Drawn): Promise<Drawn> =>
  'drawing' in chart ? chart : { ...chart, drawing: await layout(chart.model) };

export const draw = (charts: readonly Chart[]): Promise<Drawn[]> => Promise.all(charts.map(drawn));

const areaByChart = (charts: readonly Chart[]) => new Map(charts.map(({ name, area }) => [name, area]));

/** Returns the drawing and the data of a chart, as the auditors' page offers them. */
export const drawnFiles = ({ name, area, model, drawing }: Drawn): [string, string][] => [
  [`${area}/${name}.svg`, svgDocument(model, drawing)],
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
  /** Every chart, including those that are not written now. */
  readonly charts: readonly Chart[];
  /** The data of the charts that are not written now. */
  readonly files: Files;
}

/** Returns the files of these charts, and the index of all. Only charts that do not use a kit chart are laid out. */
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
