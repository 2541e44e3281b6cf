/** Data comes as scripts that leave it in one place: so the page opens from a disk, where nothing can be fetched. */
import { type AtlasData, type ChartData, DATA_VERSION, type IndexData } from '../site/data';

declare global {
  interface Window {
    KONTOR_ATLAS?: AtlasData;
  }
}

/** What cannot be shown, in one line. */
export class Unshown extends Error {
  override name = 'Unshown';
}

const AGAIN = 'Rebuild the page with npm run atlas.';

export function readIndex(): IndexData {
  const index = window.KONTOR_ATLAS?.index;
  if (index?.version !== DATA_VERSION || !Array.isArray(index.charts))
    throw new Unshown(`data/index.js is missing or unreadable. ${AGAIN}`);
  return index;
}

/** Whether it is a chart as this page knows them; what it is made of is trusted to who wrote it. */
const isChart = (data: ChartData | undefined): data is ChartData =>
  data?.version === DATA_VERSION &&
  Array.isArray(data.model?.states) &&
  Array.isArray(data.model.transitions) &&
  typeof data.drawing?.body === 'string' &&
  Array.isArray(data.paths);

const fetchScript = (address: string) =>
  new Promise<void>((resolve) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve();
    // Missing or broken, it left nothing: that is told below.
    script.onerror = () => resolve();
    document.head.append(script);
  });

export async function readChart(index: IndexData, name: string): Promise<ChartData> {
  if (!index.charts.some((chart) => chart.name === name)) throw new Unshown(`There is no chart called "${name}".`);
  if (!window.KONTOR_ATLAS?.charts[name]) await fetchScript(`data/${encodeURIComponent(name)}.js`);
  const data = window.KONTOR_ATLAS?.charts[name];
  if (!isChart(data)) throw new Unshown(`data/${name}.js is missing or unreadable. ${AGAIN}`);
  return data;
}
