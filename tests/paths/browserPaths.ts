/**
 * The paths that a browser walks. What a kit machine does is the same for every flow of its kind: for each kind, as many flows as it takes are walked
 * whole. Each further flow is walked through what is its own: its fields, filters and keys, its call, what a refusal says, and how it ends.
 */
import '../../sandbox/temporal';
import { browserCases } from '../../atlas/browserCases';
import { cover } from '../../atlas/cover';
import { type Graph, graphOf } from '../../atlas/explore';
import { type Generated, generate, pathAlong } from '../../atlas/generate';
import { type GoalEdge, type GoalGraph, type Goals, goalGraphOf } from '../../atlas/goalGraph';
import type { AnyCases, Path, Step } from '../../atlas/paths';
import { goalDirected, metBy } from '../../atlas/strategies/goalDirected';
import { byState } from '../../atlas/strategies/state';
import { trailOf } from '../../atlas/strategies/strategy';
import { byTransition } from '../../atlas/strategies/transition';
import { type FlowName, flows } from '../../machines/flows';
import type { KitFacts } from '../models/kit/kit';
import { nameOf } from '../models/model';
import { flowNames } from './flowPaths';

type Kind = KitFacts['kind'];

const wholes = new Map<FlowName, Generated>();

/** Everything of a flow that the sandbox can bring about. */
export function wholeOf(flow: FlowName): Generated {
  const { machine, cases } = flows[flow];
  const known = wholes.get(flow) ?? generate(flow, machine, browserCases(machine, cases));
  wholes.set(flow, known);
  return known;
}

const factsOf = (flow: FlowName): KitFacts | null => {
  const record = flows[flow];
  return 'model' in record ? record.model : null;
};

/** The steps of a merchant that lead to what is a flow's own; null: all of them. */
function ownEvents(facts: KitFacts): readonly string[] | null {
  switch (facts.kind) {
    case 'form':
      // Where leaving leads elsewhere than saving, that is the form's own too.
      return ['field.changed', 'form.submitted', ...(facts.sees.cancelled === undefined ? [] : ['cancel'])];
    case 'action':
      return ['action.confirmed', 'password.changed'];
    case 'collection':
    case 'download':
    case 'reportRequest':
    case 'resend':
    case 'resource':
      return null;
  }
}

/** The one fault that a flow has words of its own for. */
const OWN_FAULT = 'refused';

function ownCases(facts: KitFacts, cases: AnyCases): AnyCases {
  const events = ownEvents(facts);
  const ports = Object.entries(cases.ports).map(([src, { answers, fails }]) => {
    const own = Object.entries(fails).filter(([name]) => name === OWN_FAULT);
    return [src, { answers, fails: Object.fromEntries(own) }];
  });
  const named = Object.entries(cases.events).filter(([name]) => events?.includes(name) ?? true);
  return { ...cases, events: Object.fromEntries(named), ports: Object.fromEntries(ports) };
}

/** A transition under the name that it has in every flow of the kit machine. */
export const inKit = (flow: FlowName, goal: string) => goal.replaceAll(flows[flow].machine.id, 'kit');

/** The flows of a kind that together take every transition that any flow of it takes: those that take most first. */
function chosenOf(some: readonly FlowName[]): readonly FlowName[] {
  const goals = new Map(some.map((flow) => [flow, wholeOf(flow).reachable.map((goal) => inKit(flow, goal))]));
  const taken = new Set<string>();
  const chosen: FlowName[] = [];
  for (const [flow, own] of [...goals].sort(([, a], [, b]) => b.length - a.length)) {
    if (own.every((goal) => taken.has(goal))) continue;
    chosen.push(flow);
    for (const goal of own) taken.add(goal);
  }
  return chosen;
}

/** The flows of each kind. */
export const kinds = new Map<Kind, readonly FlowName[]>();
for (const flow of flowNames) {
  const kind = factsOf(flow)?.kind;
  if (kind !== undefined) kinds.set(kind, [...(kinds.get(kind) ?? []), flow]);
}

const walkedWhole = new Set([...kinds.values()].flatMap(chosenOf));

type Walked = Pick<Generated, 'paths' | 'met'>;

/** The same field where every step that a walk can go on from comes before those that it cannot: a failure comes before the answer after it. */
function endsLast({ out, ...field }: GoalGraph): GoalGraph {
  const isEnd = ({ to }: GoalEdge) => (out[to] ?? []).length === 0;
  return { ...field, out: out.map((arcs) => [...arcs.filter((arc) => !isEnd(arc)), ...arcs.filter(isEnd)]) };
}

function ownOf(flow: FlowName, facts: KitFacts): Walked {
  const { machine, cases } = flows[flow];
  const field = endsLast(goalGraphOf(graphOf(machine, ownCases(facts, browserCases(machine, cases))), byTransition));
  const trails = cover(field, { everyStart: true }).map(trailOf);
  return { paths: trails.map((trail) => pathAlong(flow, trail)), met: new Set(trails.flatMap(metBy(byTransition))) };
}

/** A page to open for each path, and its steps. */
const costOf = ({ paths }: Walked) => paths.reduce((sum, { steps }) => sum + steps.length + 1, 0);

export function browserPathsOf(flow: FlowName): Walked {
  const [facts, whole] = [factsOf(flow), wholeOf(flow)];
  if (facts === null || walkedWhole.has(flow)) return whole;
  const own = ownOf(flow, facts);
  return costOf(own) < costOf(whole) ? own : whole;
}

/** Flows that move money or grant access. */
const MONEY: readonly FlowName[] = [
  'approval',
  'bulkPayout',
  'bulkRefund',
  'payout',
  'payoutVerification',
  'refund',
  'session',
  'signIn',
  'splitSettlement',
  'swap',
];

/** Every state, and every transition that an answer, a fault or a child's result causes. */
function byOutcome(graph: Graph): Goals {
  const { ofStart, ofEdge } = byState(graph);
  const isOutcome = ({ kind }: Step) => kind === 'answers' || kind === 'fails' || kind === 'ends';
  return { ofStart, ofEdge: (edge, memory) => [...ofEdge(edge, memory), ...(isOutcome(edge.step) ? edge.step.fired : [])] };
}

function outcomePathsOf(flow: FlowName): readonly Path[] {
  const { machine, cases } = flows[flow];
  const graph = graphOf(machine, browserCases(machine, cases));
  return goalDirected(graph, byOutcome(graph), false).trails.map((trail) => pathAlong(flow, trail));
}

/** Some of these paths, on which every state of all of them shows: always those that show most new states for their steps. */
function showingAll(paths: readonly Path[]): readonly Path[] {
  const statesOf = ({ steps }: Path) => [...new Set(steps.map(({ value }) => nameOf(value)))];
  const seen = new Set<string>();
  const gainOf = (path: Path) => statesOf(path).filter((state) => !seen.has(state)).length / (path.steps.length + 1);
  const chosen: Path[] = [];
  for (;;) {
    const [best] = paths.map((path) => ({ path, gain: gainOf(path) })).sort((a, b) => b.gain - a.gain);
    if (!best || best.gain === 0) return chosen;
    chosen.push(best.path);
    for (const state of statesOf(best.path)) seen.add(state);
  }
}

/** For each kind, the flow that takes most of its transitions. */
const representatives = new Set([...kinds.values()].map((some) => chosenOf(some)[0]));

const walkedPathsOf = (flow: FlowName) => (MONEY.includes(flow) ? outcomePathsOf(flow) : browserPathsOf(flow).paths);

/**
 * The paths that `npm test` walks in the browser: every state of these flows shows. `npm run test:all` also takes every transition, as `npm test` does
 * on the machine and in the rendered view.
 */
export const quickPathsOf = (flow: FlowName): readonly Path[] =>
  MONEY.includes(flow) || representatives.has(flow) ? showingAll(walkedPathsOf(flow)) : [];

/** What `npm test` leaves out: every transition of each flow, and every outcome of those that move money or grant access. */
export function furtherPathsOf(flow: FlowName): readonly Path[] {
  const seen = new Set(quickPathsOf(flow).map(({ id }) => id));
  return [...walkedPathsOf(flow), ...browserPathsOf(flow).paths].filter(({ id }) => {
    const isNew = !seen.has(id);
    seen.add(id);
    return isNew;
  });
}
