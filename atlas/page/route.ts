/** The URL: which chart is open and what is shown of it. Every state, transition and step has a URL of its own. */
export interface Walk {
  /** The id of a path, or null for a walk of the reader's own. */
  readonly path: string | null;
  readonly start: number;
  /** The index of each step among the possible ones. */
  readonly ways: readonly number[];
}

export interface Route {
  readonly chart: string | null;
  readonly isTable: boolean;
  /** The id of a state or a transition. */
  readonly chosen: string | null;
  /** The sentence of a property. */
  readonly property: string | null;
  readonly walk: Walk | null;
  /** The number of steps taken so far. */
  readonly step: number;
  /** What is shown of the steps that a tab of the app sends, or null. */
  readonly live: LiveView | null;
  /** The tab of the app, or null for the one that sent last. */
  readonly tab: string | null;
}

export type LiveView = 'live' | 'sequence';

export const AT_INDEX: Route = {
  chart: null,
  isTable: false,
  chosen: null,
  property: null,
  walk: null,
  step: 0,
  live: null,
  tab: null,
};

/** Used in place of a chart's name. No chart has this name. */
export const RECORDING = '~recording';
/** The same for the trace of all requirements. The id of a requirement is the chosen part. */
export const TRACE = '~trace';
/** The same for the chart of whichever flow steps next. */
export const LIVE = '~live';

const decoded = (part: string) => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

const count = (text = '') => (/^\d{1,6}$/.test(text) ? Number(text) : 0);

export function routeOf(hash: string): Route {
  const [chart = '', part = '', first = '', second] = hash.replace(/^#\/?/, '').split('/').map(decoded);
  const route = { ...AT_INDEX, chart: chart || null };
  if (chart === TRACE) return { ...route, chosen: part || null };
  switch (part) {
    case 'table':
      return { ...route, isTable: true };
    case 'state':
    case 'transition':
      return { ...route, chosen: first };
    case 'property':
      return { ...route, property: first || null };
    case 'path':
      return { ...route, walk: { path: first, start: 0, ways: [] }, step: count(second) };
    case 'walk': {
      const [start = 0, ...ways] = first.split('.').map(count);
      return { ...route, walk: { path: null, start, ways }, step: Math.min(ways.length, count(second)) };
    }
    case 'live':
    case 'sequence':
      return { ...route, live: part, tab: first || null };
    default:
      return route;
  }
}

export function hashOf({ chart, isTable, chosen, property, walk, step, live, tab }: Route): string {
  const parts = [chart ?? ''];
  if (chart === TRACE) parts.push(...(chosen === null ? [] : [chosen]));
  else if (live !== null) parts.push(live, ...(tab === null ? [] : [tab]));
  else if (isTable) parts.push('table');
  else if (property !== null) parts.push('property', property);
  // A transition's id has its event between bars.
  else if (chosen !== null) parts.push(chosen.includes(' | ') ? 'transition' : 'state', chosen);
  else if (walk?.path != null) parts.push('path', walk.path, String(step));
  else if (walk) parts.push('walk', [walk.start, ...walk.ways].join('.'), String(step));
  return `#${parts.map(encodeURIComponent).join('/')}`;
}

export const chartHash = (chart: string) => hashOf({ ...AT_INDEX, chart });
export const chosenHash = (chart: string, chosen: string) => hashOf({ ...AT_INDEX, chart, chosen });
export const propertyHash = (chart: string, property: string) => hashOf({ ...AT_INDEX, chart, property });
export const tableHash = (chart: string) => hashOf({ ...AT_INDEX, chart, isTable: true });
export const liveHash = (chart: string, live: LiveView = 'live', tab: string | null = null) =>
  hashOf({ ...AT_INDEX, chart, live, tab });

export const isLive = ({ chart, live }: Route) => live !== null || chart === LIVE;
export const traceHash = (requirement: string | null = null) => hashOf({ ...AT_INDEX, chart: TRACE, chosen: requirement });
