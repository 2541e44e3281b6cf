/** Loads data as scripts that store it in one place, because a page opened from a disk cannot fetch. */
import type { Entry } from '../../machines/kit/flow/recording';
import { type AtlasData, type ChartData, DATA_VERSION, type IndexData, type SearchEntry, type TraceData } from '../site/data';

declare global {
  interface Window {
    KONTOR_ATLAS?: AtlasData;
  }
}

/** Data that cannot be shown. The message is one line. */
export class ChartLoadError extends Error {
  override name = 'ChartLoadError';
}

const AGAIN = 'Rebuild the page with npm run atlas.';

export function readIndex(): IndexData {
  const index = window.KONTOR_ATLAS?.index;
  if (index?.version !== DATA_VERSION || !Array.isArray(index.charts))
    throw new ChartLoadError(`data/index.js is missing or unreadable. ${AGAIN}`);
  return index;
}

/** Checks that it is a chart of this version. Its contents are trusted, because the same build wrote them. */
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
    // A missing or broken script stores nothing, which is reported below.
    script.onerror = () => resolve();
    document.head.append(script);
  });

export async function readChart(index: IndexData, name: string): Promise<ChartData> {
  if (!index.charts.some((chart) => chart.name === name)) throw new ChartLoadError(`There is no chart called "${name}".`);
  if (!window.KONTOR_ATLAS?.charts[name]) await fetchScript(`data/${encodeURIComponent(name)}.js`);
  const data = window.KONTOR_ATLAS?.charts[name];
  if (!isChart(data)) throw new ChartLoadError(`data/${name}.js is missing or unreadable. ${AGAIN}`);
  return data;
}

/** Returns the flows and the machines of entries. */
export const machinesIn = (entries: readonly Entry[]): ReadonlySet<string> =>
  new Set(entries.flatMap(({ flow, machine }) => [flow, machine]));

/** Returns the charts of some flows and machines. The chart of an invoked machine belongs to the flow that invokes it. */
export async function readChartsOf(index: IndexData, machines: ReadonlySet<string>): Promise<ReadonlyMap<string, ChartData>> {
  const wanted = index.charts.filter(({ name }) => name.split('.').some((part) => machines.has(part)));
  const all = await Promise.all(wanted.map(async ({ name }) => [name, await readChart(index, name)] as const));
  return new Map(all);
}

/** Returns what the search finds in all charts. */
export async function readSearch(): Promise<readonly SearchEntry[]> {
  if (!window.KONTOR_ATLAS?.search) await fetchScript('data/search.js');
  const entries = window.KONTOR_ATLAS?.search;
  if (!Array.isArray(entries)) throw new ChartLoadError(`data/search.js is missing or unreadable. ${AGAIN}`);
  return entries;
}

export async function readTrace(): Promise<TraceData> {
  if (!window.KONTOR_ATLAS?.trace) await fetchScript('data/trace.js');
  const trace = window.KONTOR_ATLAS?.trace;
  if (!Array.isArray(trace?.lines)) throw new ChartLoadError(`data/trace.js is missing or unreadable. ${AGAIN}`);
  return trace;
}
