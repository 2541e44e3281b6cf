/** Builds the data of the auditors' page from the charts, the walks of their flows, the register and the tests. */

import type { AnyStateMachine } from 'xstate';
import { allEndpoints } from '../../contract/all';
import { areaTitle } from '../../machines/areas';
import { behaviourOf } from '../behaviour';
import type { Drawing } from '../draw/drawing';
import type { Drawn } from '../draw/files';
import type { Overview } from '../draw/overview';
import { chartBody } from '../draw/svg';
import { type Graph, graphOf } from '../explore';
import { generate } from '../generate';
import { isKitChart, KIT } from '../kit/kitCharts';
import { kitFinder } from '../kit/shape';
import type { Model } from '../model';
import type { MonitorData } from '../monitors/data';
import type { Happening } from '../paths';
import { register, titles } from '../requirements';
import { executedOf, unwalkedOf } from '../run/executed';
import { tallied, type Verdict } from '../verdict';
import { type ChartData, type ChartSummary, DATA_VERSION, type IndexData, type PathData, type WalkData } from './data';

const placesOf = (ids: readonly string[]) => {
  const places = new Map(ids.map((id, place) => [id, place]));
  return (all: readonly string[]) => all.flatMap((id) => places.get(id) ?? []);
};

const keyOf = ({ kind, subject, name, event }: Happening) => `${kind} ${subject} ${name} ${event.type}`;

function walkData({ states, transitions }: Model, graph: Graph): WalkData {
  const stateAt = placesOf(states.map(({ id }) => id));
  const transitionAt = placesOf(transitions.map(({ id }) => id));
  const happenings = new Map(graph.happenings.map((happening, place) => [keyOf(happening), place]));
  const happeningAt = (happening: Happening) => happenings.get(keyOf(happening)) ?? 0;
  return {
    happenings: graph.happenings.map(({ kind, subject, name }) => ({ kind, subject, name })),
    starts: graph.starts.map(({ input, at, fired }) => ({ input, at, fired: transitionAt(fired) })),
    places: graph.configurations.map((one) => ({ states: stateAt(one.states), ends: one.ends })),
    out: graph.out.map((edges) => edges.map(({ step, to }) => [happeningAt(step), to, transitionAt(step.fired)] as const)),
    refused: graph.refused.map((all) => all.map(happeningAt)),
    isWhole: graph.isWhole,
  };
}

function walksOf({ name, machine, cases, model }: Drawn): Pick<ChartData, 'walk' | 'paths' | 'untaken'> {
  if (!cases) return { walk: null, paths: [], untaken: [] };
  const { paths, trails, unmet } = generate(name, machine, cases);
  const graph = graphOf(machine, cases);
  const pathData = paths.flatMap((path): PathData[] => {
    const trail = trails.get(path);
    if (!trail) return [];
    const ways = trail.edges.map((edge) => (graph.out[edge.from] ?? []).indexOf(edge));
    return [{ id: path.id, start: graph.starts.indexOf(trail.start), ways }];
  });
  const untaken = unmet.map(({ goal, why }) => ({ transition: goal, why }));
  return { walk: walkData(model, graph), paths: pathData, untaken };
}

function endpointsOf({ states }: Model): ChartData['endpoints'] {
  const names = states.flatMap(({ invokes }) => invokes.flatMap((call) => (call.kind === 'port' ? call.calls : [])));
  return Object.fromEntries(
    [...new Set(names)].map((name) => {
      const { method, path, assumed } = allEndpoints[name];
      return [name, { method, path, assumed }];
    }),
  );
}

/** Built-in actions say by their type what they do. */
function sendsOf({ implementations }: AnyStateMachine): ChartData['sends'] {
  const named = Object.entries(implementations.actions).flatMap(([name, action]) => {
    const { type, to }: { readonly type?: unknown; readonly to?: unknown } = Object(action);
    return type === 'xstate.sendTo' && typeof to === 'string' ? [[name, to] as const] : [];
  });
  return Object.fromEntries(named);
}

const runs = ({ states }: Model, chart: string) =>
  states.some(({ invokes }) => invokes.some((call) => call.kind === 'machine' && call.chart === chart));

/** A property that so many charts have belongs to the kit. */
const SHARED = 3;

/** Returns the properties that belong to no flow alone. */
function sharedIn(verdicts: readonly Verdict[]): readonly string[] {
  const charts = new Map<string, number>();
  for (const { property } of verdicts) charts.set(property, (charts.get(property) ?? 0) + 1);
  return [...charts].filter(([, count]) => count >= SHARED).map(([property]) => property);
}

const drawingData = (model: Model, drawing: Drawing) => ({
  width: drawing.width,
  height: drawing.height,
  body: chartBody(model, drawing),
});

/** What the runs of this flow left. A chart of the kit is walked in the flows that have it. */
function executedData(chart: Drawn): Pick<ChartData, 'executed' | 'unwalked' | 'behaviour'> {
  const { area, name, model } = chart;
  if (isKitChart(chart)) return { executed: [], unwalked: [], behaviour: null };
  const executed = executedOf(area, name).filter(({ walks, outdated }) => walks + outdated > 0);
  const transitions = model.transitions.map(({ id }) => id);
  const isRun = executed.some(({ place, walks }) => place === 'browser' && walks > 0);
  return { executed, unwalked: isRun ? unwalkedOf({ area, name, transitions }) : [], behaviour: behaviourOf(area, name) };
}

/** What is computed apart for each chart, by its name. */
export interface Extras {
  readonly overviews?: ReadonlyMap<string, readonly Overview[]>;
  readonly monitors?: ReadonlyMap<string, readonly MonitorData[]>;
}

/** Returns the charts in index order, each with everything that the page shows of it. */
export function chartData(
  drawn: readonly Drawn[],
  verdicts: readonly Verdict[],
  { overviews, monitors }: Extras = {},
): ChartData[] {
  const texts = new Map(register().map(({ id, text }) => [id, text]));
  const named = titles();
  const shared = sharedIn(verdicts);
  const requirement = (id: string) => ({
    text: texts.get(id) ?? '',
    tests: named.filter(({ ids }) => ids.includes(id)).map(({ file, title }) => `${file}: ${title}`),
  });
  const find = kitFinder(drawn.filter(isKitChart).map(({ model }) => model));
  const kits = new Map(drawn.map((chart) => [chart.name, isKitChart(chart) ? null : (find(chart.model)?.chart ?? null)]));
  return drawn.map((chart) => {
    const { name, area, model, drawing } = chart;
    const ids = new Set(model.states.flatMap(({ req }) => req));
    return {
      version: DATA_VERSION,
      name,
      area,
      model,
      drawing: drawingData(model, drawing),
      overviews: (overviews?.get(name) ?? []).map((one) => ({ closed: one.closed, ...drawingData(one.model, one.drawing) })),
      ...walksOf(chart),
      ...executedData(chart),
      parents: drawn.filter((one) => runs(one.model, name)).map((one) => one.name),
      kit: kits.get(name) ?? null,
      instances: isKitChart(chart) ? [...kits].filter(([, kit]) => kit === name).map(([instance]) => instance) : [],
      sends: sendsOf(chart.machine),
      endpoints: endpointsOf(model),
      requirements: Object.fromEntries([...ids].sort().map((id) => [id, requirement(id)])),
      verdicts: verdicts.filter(({ flow }) => flow === name),
      monitors: monitors?.get(name) ?? [],
      shared: shared.filter((property) => verdicts.some((one) => one.flow === name && one.property === property)),
    };
  });
}

function summary({ name, area, model, walk, paths, kit, instances, verdicts, executed }: ChartData): ChartSummary {
  return {
    name,
    area: area === KIT ? 'Kit' : areaTitle(area),
    description: model.description,
    isFlow: walk !== null,
    kit,
    instances,
    states: model.states.length,
    transitions: model.transitions.length,
    paths: paths.length,
    configurations: walk?.places.length ?? 0,
    walked: executed.find(({ place, walks }) => place === 'browser' && walks > 0)?.taken.length ?? null,
    verdicts: tallied(verdicts),
  };
}

export const indexData = (charts: readonly ChartData[], flows: string): IndexData => ({
  version: DATA_VERSION,
  flows,
  charts: charts.map(summary),
});
