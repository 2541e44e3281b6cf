/** Every transition from every innermost state in which it is drawn: one that a parent has is taken from each state below it. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { transitionId } from '../../machines/kit/flow/transitions';
import { statesOf } from '../chart';
import type { Graph } from '../explore';
import type { Goals } from '../goalGraph';
import type { GuardModel } from '../model';
import { guardOf } from '../names';
import { goalDirected } from './goalDirected';
import type { Strategy } from './strategy';

/** The innermost active states, one for each region. */
type Leaves = readonly AnyStateNode[];

const isLeaf = ({ type }: AnyStateNode) => type === 'atomic' || type === 'final';

/** Every combination of innermost states that the chart draws. */
function leavesOf(node: AnyStateNode): readonly Leaves[] {
  const children = Object.values(node.states).filter(({ type }) => type !== 'history');
  if (children.length === 0) return [[node]];
  if (node.type !== 'parallel') return children.flatMap(leavesOf);
  const together = (all: readonly Leaves[], child: AnyStateNode) =>
    all.flatMap((one) => leavesOf(child).map((own) => [...one, ...own]));
  return children.reduce<readonly Leaves[]>(together, [[]]);
}

const upFrom = (node: AnyStateNode): readonly AnyStateNode[] => [node, ...(node.parent ? upFrom(node.parent) : [])];

/** The machine leaves it before anything can happen in it. */
const passesAtOnce = ({ always = [] }: AnyStateNode) => always.some(({ guard }) => !guard);

const endsFlow = ({ type, parent }: AnyStateNode) => type === 'final' && !parent?.parent;

/** The machine takes these by itself, wherever it is in the state that has them. */
const comesByItself = (event: string) => event === '' || event.startsWith('xstate.done.state.');

const namesOf = (leaves: readonly string[]) => [...leaves].sort().join(' + ');

const goal = (transition: string, source: string, leaves: readonly string[]) =>
  leaves.length === 1 && leaves[0] === source ? transition : `${transition} in ${namesOf(leaves)}`;

/** What a guard that asks only which states are active says; undefined where it asks anything else. */
function saidBy(guard: GuardModel, active: ReadonlySet<string>): boolean | undefined {
  switch (guard.kind) {
    case 'named':
      return undefined;
    case 'in':
      return active.has(guard.state);
    case 'not': {
      const said = saidBy(guard.of[0], active);
      return said === undefined ? undefined : !said;
    }
    case 'and':
    case 'or': {
      const all = guard.of.map((part) => saidBy(part, active));
      const deciding = guard.kind === 'or';
      if (all.includes(deciding)) return deciding;
      return all.includes(undefined) ? undefined : !deciding;
    }
  }
}

/** The transitions of a state that an event can take here: one that is nearer to the innermost state and always taken comes first. */
function drawnIn(leaves: Leaves): readonly string[] {
  const ids = leaves.map(({ id }) => id);
  const active = new Set(leaves.flatMap(upFrom).map(({ id }) => id));
  const isOut = ({ source, eventType, guard }: AnyTransitionDefinition) => {
    const model = guardOf(guard, { machine: source.machine, state: source.id, event: eventType });
    return model !== null && saidBy(model, active) === false;
  };
  const found = leaves.flatMap((leaf) => {
    const taken = new Set<string>();
    return upFrom(leaf).flatMap((node) =>
      [...node.transitions].flatMap(([event, alternatives]) => {
        if (comesByItself(event) || taken.has(event)) return [];
        if (alternatives.some(({ guard }) => !guard)) taken.add(event);
        return alternatives.filter((one) => !isOut(one)).map((transition) => goal(transitionId(transition), node.id, ids));
      }),
    );
  });
  return [...new Set(found)];
}

/** All that is drawn. Of the regions of a state, those combinations count that occur, and every state of a region once. */
function drawnOn(machine: AnyStateMachine, occurring: ReadonlySet<string>): readonly string[] {
  const all = leavesOf(machine.root).filter(
    (leaves) => !leaves.some((leaf) => endsFlow(leaf) || upFrom(leaf).some(passesAtOnce)),
  );
  const nameOf = (leaves: Leaves) => namesOf(leaves.map(({ id }) => id));
  const seen = new Set(all.filter((leaves) => occurring.has(nameOf(leaves))).flat());
  const lasting = all.filter((leaves) => occurring.has(nameOf(leaves)) || leaves.some((leaf) => !seen.has(leaf)));
  const byThemselves = statesOf(machine).flatMap((node) => [
    ...(node.always ?? []),
    ...[...node.transitions].filter(([event]) => comesByItself(event)).flatMap(([, alternatives]) => alternatives),
  ]);
  return [...byThemselves.map((transition) => transitionId(transition)), ...lasting.flatMap(drawnIn)];
}

/** The innermost active states of each configuration. */
function leavesIn({ machine, configurations }: Graph): readonly (readonly string[])[] {
  const leaves = new Set(
    statesOf(machine)
      .filter(isLeaf)
      .map(({ id }) => id),
  );
  return configurations.map(({ states }) => states.filter((id) => leaves.has(id)));
}

export function byLeaf(graph: Graph): Goals {
  const leaves = leavesIn(graph);
  return {
    ofStart: ({ fired }) => fired,
    ofEdge: ({ from, step }) =>
      step.fired.map((transition) => {
        const [source = '', event] = transition.split(' | ');
        return event === step.event.type ? goal(transition, source, leaves[from] ?? []) : transition;
      }),
  };
}

export const leaf: Strategy = (graph) =>
  goalDirected(graph, byLeaf(graph), true, drawnOn(graph.machine, new Set(leavesIn(graph).map(namesOf))));
