/**
 * Lays out a model with ELK's layered algorithm. It runs where charts are drawn, never where they are read. The same model always gives
 * the same layout: text is measured by a table, and the seed is fixed. So a layout is kept in `.cache/layouts`.
 */
import { createRequire } from 'node:module';
import Elk, { type ElkExtendedEdge, type ElkNode, type LayoutOptions } from 'elkjs/lib/elk.bundled.js';
import { keyOf, onceLater } from '../cache';
import type { Model, StateModel, TransitionModel } from '../model';
import { type Box, type Drawing, type Line, type Point, RULE, type Start, type Wire } from './drawing';
import { boxSize, isWithin, labelLines, labelSize, lookOf, stateLines } from './lines';

/** What is written on a chart. */
export interface ChartTexts {
  readonly box: (state: StateModel, within: readonly TransitionModel[]) => Pick<Box, 'title' | 'fold' | 'lines'>;
  /** The label of the transitions that share a wire. */
  readonly label: (transitions: readonly TransitionModel[]) => readonly Line[];
}

/** Everything, by the names in the code. */
const DETAILS: ChartTexts = {
  box: (state, within) => ({ title: { name: state.key, code: '' }, fold: null, lines: stateLines(state, within) }),
  label: (transitions) => transitions.flatMap(labelLines),
};

const ELK: { readonly version: string } = createRequire(import.meta.url)('elkjs/package.json');

const OPTIONS: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.edgeLabels.inline': 'true',
  'elk.edgeLabels.placement': 'CENTER',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.nodePlacement.favorStraightEdges': 'true',
  'elk.spacing.nodeNode': '16',
  'elk.spacing.edgeNode': '10',
  'elk.spacing.edgeEdge': '9',
  'elk.layered.spacing.nodeNodeBetweenLayers': '20',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '9',
  'elk.randomSeed': '1',
};

const startOf = (state: string) => `start of ${state}`;

interface Bundle extends Omit<Wire, 'points' | 'label'> {
  readonly id: string;
  readonly lines: readonly Line[];
}

/** Groups transitions by source, target and look, in the order of the chart. */
function bundlesOf({ states, transitions }: Model, texts: ChartTexts): Bundle[] {
  const bundles = new Map<string, Omit<Bundle, 'lines'>>();
  const labelled = new Map<string, TransitionModel[]>();
  for (const { id, initial } of states)
    if (initial) {
      const wire = { id: startOf(id), look: 'start', source: startOf(id), target: initial } as const;
      bundles.set(wire.id, { ...wire, transitions: [] });
    }
  for (const transition of transitions.filter((one) => !isWithin(one)))
    for (const [nth, target] of transition.targets.entries()) {
      const look = lookOf(transition);
      const id = `${transition.source} > ${target} ${look}`;
      const { source } = transition;
      const before = bundles.get(id) ?? { id, look, source, target, transitions: [] };
      bundles.set(id, { ...before, transitions: [...before.transitions, transition.id] });
      // A transition into several regions has one label.
      if (nth === 0) labelled.set(id, [...(labelled.get(id) ?? []), transition]);
    }
  return [...bundles.values()].map((bundle) => ({ ...bundle, lines: texts.label(labelled.get(bundle.id) ?? []) }));
}

const withinOf = ({ transitions }: Model, { id }: StateModel): TransitionModel[] =>
  transitions.filter((one) => one.source === id && isWithin(one));

type Written = Pick<Box, 'state' | 'title' | 'fold' | 'lines'>;

function nodeOf(model: Model, state: StateModel, textOf: (state: StateModel) => Written): ElkNode {
  const { width, height } = boxSize(model, textOf(state));
  const children = model.states.filter(({ parent }) => parent === state.id);
  if (children.length === 0) {
    const isApart = state.kind === 'final' && !model.transitions.some(({ targets }) => targets.includes(state.id));
    return { id: state.id, width, height, ...(isApart && { layoutOptions: { 'elk.layered.layering.layerConstraint': 'LAST' } }) };
  }
  const start: ElkNode = {
    id: startOf(state.id),
    width: RULE.start,
    height: RULE.start,
    layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' },
  };
  return {
    id: state.id,
    children: [...(state.initial ? [start] : []), ...children.map((child) => nodeOf(model, child, textOf))],
    layoutOptions: {
      'elk.padding': `[top=${height + 6},left=18,bottom=18,right=18]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height + 40})`,
    },
  };
}

/**
 * Gives ELK every edge in the order of the chart, and backward edges reversed. ELK then finds no cycle to break, and what is first in the
 * machine is first in the drawing.
 */
function edgesOf(bundles: readonly Bundle[], isBack: (bundle: Bundle) => boolean): ElkExtendedEdge[] {
  return bundles.map((bundle) => ({
    id: bundle.id,
    sources: [isBack(bundle) ? bundle.target : bundle.source],
    targets: [isBack(bundle) ? bundle.source : bundle.target],
    ...(bundle.lines.length > 0 && {
      labels: [{ id: `${bundle.id} label`, text: 'label', ...labelSize(bundle.lines, bundle.look) }],
    }),
  }));
}

export async function layout(model: Model, texts: ChartTexts = DETAILS): Promise<Drawing> {
  const written = new Map(model.states.map((state) => [state.id, { state, ...texts.box(state, withinOf(model, state)) }]));
  const textOf = (state: StateModel): Written => written.get(state.id) ?? { state, ...DETAILS.box(state, []) };
  const bundles = bundlesOf(model, texts);
  const order = new Map(model.states.map(({ id }, nth) => [id, nth]));
  const isBack = ({ source, target }: Bundle) => (order.get(target) ?? 0) < (order.get(source) ?? -1);
  const roots = model.states.filter(({ parent }) => parent === null).map((state) => nodeOf(model, state, textOf));
  const graph: ElkNode = { id: 'sheet', children: roots, edges: edgesOf(bundles, isBack) };
  const key = keyOf(ELK.version, JSON.stringify([graph, OPTIONS]));
  const sheet = await onceLater({ kind: 'layouts', name: key, key }, () => new Elk().layout(graph, { layoutOptions: OPTIONS }));
  const nodes = under(sheet);
  const placed = new Map(nodes.map((node) => [node.id, areaOf(node)]));
  const edges = new Map(nodes.flatMap((node) => (node.edges ?? []).map((edge) => [edge.id, edge])));
  const at = (id: string) => placed.get(id) ?? areaOf({});
  return {
    width: Math.ceil(sheet.width ?? 0),
    height: Math.ceil(sheet.height ?? 0),
    boxes: model.states.map((state): Box => ({ id: state.id, ...textOf(state), ...at(state.id) })),
    starts: model.states.flatMap(({ id, initial }): Start[] => (initial ? [{ state: initial, ...at(startOf(id)) }] : [])),
    wires: bundles.map((bundle) => wireOf(bundle, edges.get(bundle.id), isBack(bundle))),
  };
}

function wireOf({ id: _, lines, ...wire }: Bundle, edge: ElkExtendedEdge | undefined, isBack: boolean): Wire {
  const [label] = edge?.labels ?? [];
  const points = pointsOf(edge);
  return { ...wire, points: isBack ? points.reverse() : points, label: label ? { ...areaOf(label), lines } : null };
}

const tenths = (value = 0) => Math.round(value * 10) / 10;
const areaOf = ({ x, y, width, height }: Pick<ElkNode, 'x' | 'y' | 'width' | 'height'>) => ({
  x: tenths(x),
  y: tenths(y),
  width: tenths(width),
  height: tenths(height),
});

const under = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(under)];

const pointsOf = (edge: ElkExtendedEdge | undefined): Point[] =>
  (edge?.sections ?? []).flatMap(({ startPoint, bendPoints, endPoint }) =>
    [startPoint, ...(bendPoints ?? []), endPoint].map(({ x, y }): Point => [tenths(x), tenths(y)]),
  );
