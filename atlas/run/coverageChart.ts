/** Charts with the covered and uncovered parts marked. Each is a separate picture, so that several fit on one page. */
import { flows } from '../../machines/flows';
import { chartsOf } from '../charts';
import { draw } from '../draw/files';
import { svgDocument } from '../draw/svgDocument';
import { inWords, type Paint } from './page';

/** The chart's own classes for covered and uncovered parts. */
const CLASSES: Readonly<Record<string, string>> = { met: 'been', unmet: 'uncovered' };

/** Lays out the charts before they are marked. A flow without a chart here is described as text. */
export async function coverageCharts(names: readonly string[]): Promise<Paint> {
  const drawn = new Map((await draw(chartsOf(flows).filter(({ name }) => names.includes(name)))).map((one) => [one.name, one]));
  return (flow, marks) => {
    const chart = drawn.get(flow);
    const words = inWords(flow, marks);
    if (!chart) return words;
    const classes = new Map([...marks].map(([id, mark]) => [id, CLASSES[mark] ?? mark]));
    const picture = Buffer.from(svgDocument(chart.model, chart.drawing, classes)).toString('base64');
    return `<img src="data:image/svg+xml;base64,${picture}" alt="Chart of ${flow}, described in the list below">${words}`;
  };
}
