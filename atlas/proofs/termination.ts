/** Proves that every state can be left, and that the flow can end or, if it never ends, return to its start. */
import type { AnyMachineSnapshot } from 'xstate';
import { type AbstractMove, type AbstractNode, type AbstractStateSpace, type Choice, isWaiting } from './abstractStateSpace';
import { walkToNode } from './abstractWalk';
import type { Chart } from './chart';
import { type Move, type Node, type StateSpace, walkTo } from './stateSpace';
import { type Found, holds, NOTHING_TO_WALK, proved, refuted, type Subject, vacuous } from './subject';

const placeOf = ({ value }: AnyMachineSnapshot) => JSON.stringify(value);

/** Returns where a machine settles before the first step. */
export const firstPlaces = ({ starts }: AbstractStateSpace): ReadonlySet<string> =>
  new Set(starts.flatMap(({ to }) => (to ? [placeOf(to.snapshot)] : [])));

export const isFirst = (places: ReadonlySet<string>, snapshot: AnyMachineSnapshot): boolean => places.has(placeOf(snapshot));

/** Whether a trigger is certain to be possible: a user can send it, or a port, a machine or a clock causes it. */
const isSure = (chart: Chart, { arrival }: Choice): boolean =>
  arrival.kind === 'event'
    ? chart.tellersOf(arrival.event) === null &&
      !chart.raised.has(arrival.event) &&
      chart.model.transitions.some(({ event }) => event === arrival.event)
    : arrival.kind !== 'news';

/** Returns the configurations from which a goal is reachable whichever guards hold, as long as ports and children end in some way. */
function surelyCanReach(space: AbstractStateSpace, goals: ReadonlySet<AbstractNode>): ReadonlySet<AbstractNode> {
  const sure = new Set(goals);
  const isRight = ({ moves }: Choice) => moves.every(({ to }) => to !== null && sure.has(to));
  for (let before = -1; before !== sure.size; ) {
    before = sure.size;
    for (const node of space.nodes)
      if (!sure.has(node) && space.choicesOf(node).some((choice) => isSure(space.chart, choice) && isRight(choice)))
        sure.add(node);
  }
  return sure;
}

/** Returns the configurations from which a walk leads to a goal, if guards allow it. */
function mayReach(space: AbstractStateSpace, goals: ReadonlySet<AbstractNode>): ReadonlySet<AbstractNode> {
  const good = new Set(goals);
  for (let before = -1; before !== good.size; ) {
    before = good.size;
    for (const node of space.nodes)
      if (!good.has(node) && movesOf(space, node).some(({ to }) => to !== null && good.has(to))) good.add(node);
  }
  return good;
}

const movesOf = (space: AbstractStateSpace, node: AbstractNode): AbstractMove[] =>
  space.choicesOf(node).flatMap(({ moves }) => moves);

/** Returns the innermost active states. */
const leavesOf = (states: readonly string[]) => states.filter((id) => !states.some((other) => other.startsWith(`${id}.`)));

const named = (chart: Chart, states: readonly string[]) =>
  [...new Set(states)].map((id) => id.slice(chart.root.length + 1) || id).join(', ');

/** Once a long-running machine reports an expired session, the dashboard closes, and the machine with it. */
const isOver = ({ by }: Node, { isLongRunning }: { readonly isLongRunning: boolean }) =>
  by.after.status === 'done' || (isLongRunning && by.emitted.some(({ type }) => type === 'sessionExpired'));

export function canEnd(subject: Subject): Found {
  const { chart, model, free } = subject;
  const places = firstPlaces(free);
  const isGoal = ({ snapshot }: AbstractNode) => (model.isLongRunning ? isFirst(places, snapshot) : snapshot.status === 'done');
  const goal = model.isLongRunning ? 'the initial state' : 'a final state';
  if (!model.isLongRunning && !model.states.some((state) => chart.isEnd(state)))
    return refuted('It has no final state and is not marked as long-running.');
  const goals = new Set(free.nodes.filter(isGoal));
  const may = mayReach(free, goals);
  const lost = free.nodes.find((node) => !may.has(node));
  if (lost)
    return refuted(`No sequence of transitions leads from ${named(chart, leavesOf(lost.states))} to ${goal}.`, walkToNode(lost));
  const sure = surelyCanReach(free, goals);
  const open = free.nodes.filter((node) => !sure.has(node));
  if (open.length === 0)
    return proved(`Each of ${free.nodes.length} configurations can reach ${goal} by transitions that no guard can block.`);
  const { stateSpace } = subject;
  if (!stateSpace) return vacuous(NOTHING_TO_WALK);
  const stuck = notLeadingTo(
    { stateSpace, chart },
    (node) => isOver(node, model) || (model.isLongRunning && isFirst(places, node.by.after)),
  );
  if (stuck) return refuted(`No explored path leads from here to ${goal}.`, walkTo(stuck), stateSpace.nodes.size);
  const where = named(
    chart,
    open.flatMap(({ states }) => leavesOf(states)),
  );
  return holds(stateSpace, `Every configuration can reach ${goal}. This depends on guards in ${where}.`);
}

interface Walked {
  readonly stateSpace: StateSpace;
  readonly chart: Chart;
}

/** Returns the nearest configuration from which none of the wanted ones is reachable. */
function notLeadingTo(
  { stateSpace: space, chart }: Walked,
  isWanted: (node: Node, movesOf: (node: Node) => readonly Move[]) => boolean,
): Node | null {
  const nodes = [...space.nodes];
  // An event that the machine sends to itself is nobody's to send.
  const movesOf = (node: Node) =>
    space.movesOf(node).filter(({ happened }) => happened?.kind !== 'event' || !chart.raised.has(happened.subject));
  const next = new Map(nodes.map(([key, node]) => [key, movesOf(node).map((move) => move.key)]));
  const good = new Set(nodes.filter(([, node]) => isWanted(node, movesOf)).map(([key]) => key));
  for (let before = -1; before !== good.size; ) {
    before = good.size;
    for (const [key, after] of next) if (!good.has(key) && after.some((one) => good.has(one))) good.add(key);
  }
  return nodes.find(([key]) => !good.has(key))?.[1] ?? null;
}

/** Returns each pair of a configuration and a state that it must be able to leave. A long-running machine may rest in its initial state. */
function waitingIn({ chart, free, model }: Subject): { readonly node: AbstractNode; readonly leaf: string }[] {
  const places = firstPlaces(free);
  const nodes = free.nodes.filter((node) => isWaiting(node) && !(model.isLongRunning && isFirst(places, node.snapshot)));
  // A completed region waits for the others.
  return nodes.flatMap((node) =>
    leavesOf(node.states)
      .filter((leaf) => chart.states.get(leaf)?.kind !== 'final')
      .map((leaf) => ({ node, leaf })),
  );
}

const leaves = (leaf: string) => (move: AbstractMove) => move.to !== null && !move.to.states.includes(leaf);

export function canBeLeft(subject: Subject): Found {
  const { chart, model, free } = subject;
  const waiting = waitingIn(subject);
  const dead = waiting.find(
    ({ leaf }) => !waiting.some((one) => one.leaf === leaf && movesOf(free, one.node).some(leaves(leaf))),
  );
  if (dead) return refuted(`No transition leaves ${named(chart, [dead.leaf])}.`, walkToNode(dead.node));
  const open = waiting.filter(
    ({ node, leaf }) => !free.choicesOf(node).some((choice) => isSure(chart, choice) && choice.moves.every(leaves(leaf))),
  );
  const states = new Set(waiting.map(({ leaf }) => leaf));
  if (open.length === 0) return proved(`Each of ${states.size} states can be left, whichever guards hold.`);
  const { stateSpace } = subject;
  if (!stateSpace) return vacuous(NOTHING_TO_WALK);
  const rests = (node: Node) => isOver(node, model) || (model.isLongRunning && isFirst(firstPlaces(free), node.by.after));
  const stuck = notLeadingTo(
    { stateSpace, chart },
    (node, movesOf) => rests(node) || movesOf(node).some(({ after }) => placeOf(after) !== placeOf(node.by.after)),
  );
  if (stuck) return refuted('Nothing that can happen here leads to another state.', walkTo(stuck), stateSpace.nodes.size);
  const where = named(
    chart,
    open.map(({ leaf }) => leaf),
  );
  return holds(stateSpace, `Every configuration can be left. This depends on guards in ${where}.`);
}
