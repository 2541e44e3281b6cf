/** Charts with what was walked and what was not, each a picture of its own, so that several can lie in one page. */
import { flows } from '../../machines/flows';
import { chartsOf } from '../charts';
import { draw } from '../draw/files';
import { sheet } from '../draw/sheet';
import { inWords, type Paint } from './page';

/** The chart's own classes: what somebody came by, and what nobody did. */
const CLASSES: Readonly<Record<string, string>> = { met: 'been', unmet: 'uncovered' };

/** Charts are laid out before they are painted. A flow that has none here is told in words. */
export async function painted(names: readonly string[]): Promise<Paint> {
  const drawn = new Map((await draw(chartsOf(flows).filter(({ name }) => names.includes(name)))).map((one) => [one.name, one]));
  return (flow, marks) => {
    const chart = drawn.get(flow);
    const words = inWords(flow, marks);
    if (!chart) return words;
    const classes = new Map([...marks].map(([id, mark]) => [id, CLASSES[mark] ?? mark]));
    const picture = Buffer.from(sheet(chart.model, chart.drawing, classes)).toString('base64');
    return `<img src="data:image/svg+xml;base64,${picture}" alt="Chart of ${flow}, described in the list below">${words}`;
  };
}
