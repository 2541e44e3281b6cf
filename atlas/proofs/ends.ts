/** Whether a flow can be left from everywhere, and come to an end or, where it never ends, back to where it began. */
import { type Choice, choicesIn, isContested } from './choices';
import { type Chart, reached, reachedFrom } from './reach';
import { type Found, holds, NOTHING_TO_WALK, proved, refuted, type Subject, vacuous } from './subject';
import { activeIn, type Node, type World, walkTo } from './world';

/** The states a machine settles in before anything happens: those that only transitions without an event lead to. */
export function firstStates(chart: Chart): ReadonlySet<string> {
  const happening = chart.model.transitions.filter(({ kind }) => kind !== 'always').map(({ id }) => id);
  const { states } = reached(chart, { states: new Set(), transitions: new Set(happening) });
  const passing = new Set(chart.model.transitions.filter(({ kind }) => kind === 'always').map(({ source }) => source));
  return new Set(chart.leaves().flatMap(({ id }) => (states.has(id) && !passing.has(id) ? [id] : [])));
}

const goalsOf = (chart: Chart): ReadonlySet<string> =>
  chart.model.lasts ? firstStates(chart) : new Set(chart.model.states.filter((state) => chart.isEnd(state)).map(({ id }) => id));

/** Whether this can be counted on: something is taken whatever guards say, and no region beside it has a word in it. */
function isSure(chart: Chart, leaf: string, { event, alternatives, isComplete }: Choice): boolean {
  const isOwnEnd = alternatives.every(({ kind, source }) => kind !== 'stateDone' || chart.parentOf(leaf) === source);
  return isComplete && isOwnEnd && !isContested(chart, leaf, event);
}

/** Where a transition leads for sure: into its targets. What is in the regions beside them may have been there before. */
const leavesOf = (chart: Chart, targets: readonly string[]) =>
  [...chart.entered(targets)].filter(
    (id) => ['atomic', 'final'].includes(chart.states.get(id)?.kind ?? '') && targets.some((target) => chart.isIn(id, target)),
  );

/** The states from which a goal can be come to though guards say what they like, as long as ports and children end in some way. */
function surelyCanReach(chart: Chart, goals: ReadonlySet<string>): ReadonlySet<string> {
  const sure = new Set(goals);
  const leaves = chart.leaves().filter((state) => !chart.isEnd(state));
  const choices = new Map(leaves.map(({ id }) => [id, choicesIn(chart, id).filter((choice) => isSure(chart, id, choice))]));
  for (let before = -1; before !== sure.size; ) {
    before = sure.size;
    for (const { id } of leaves) {
      const isRight = ({ alternatives }: Choice) =>
        alternatives.every((one) => leavesOf(chart, one.targets).some((leaf) => sure.has(leaf)));
      if (choices.get(id)?.some(isRight)) sure.add(id);
    }
  }
  return sure;
}

const named = (chart: Chart, states: readonly string[]) => states.map((id) => id.slice(chart.root.length + 1) || id).join(', ');

/** Once an expiry was reported by a machine that lasts, the whole dashboard is gone, and it with it. */
const isOver = ({ by }: Node, { lasts }: { readonly lasts: boolean }) =>
  by.after.status === 'done' || (lasts && by.emitted.some(({ type }) => type === 'sessionExpired'));

export function canEnd(subject: Subject): Found {
  const { chart, model } = subject;
  const goals = goalsOf(chart);
  const goal = model.lasts ? 'the initial state' : 'a final state';
  if (goals.size === 0)
    return refuted(model.lasts ? 'It has no initial state.' : 'It has no final state and is not marked as long-running.');
  const waiting = chart.leaves().filter((state) => !chart.isEnd(state));
  const from = reached(chart);
  const lost = waiting.find(
    ({ id }) => from.states.has(id) && ![...reachedFrom(chart, chart.besides(id)).states].some((one) => goals.has(one)),
  );
  if (lost) return refuted(`No sequence of transitions leads from ${named(chart, [lost.id])} to ${goal}.`, from.wayTo(lost.id));
  const sure = surelyCanReach(chart, goals);
  const open = waiting.filter(({ id }) => !sure.has(id));
  if (open.length === 0)
    return proved(`Each of ${waiting.length} states can reach ${goal} by transitions that no guard can block.`);
  const { world } = subject;
  if (!world) return vacuous(NOTHING_TO_WALK);
  const stuck = notLeadingTo(
    world,
    (node) => isOver(node, model) || (model.lasts && activeIn(node.by.after).some((id) => goals.has(id))),
  );
  if (stuck) return refuted(`No explored path leads from here to ${goal}.`, walkTo(stuck), world.nodes.size);
  return holds(
    world.nodes.size,
    `Every configuration can reach ${goal}. This depends on guards in ${named(
      chart,
      open.map(({ id }) => id),
    )}.`,
  );
}

/** The nearest configuration from which none of the wanted ones is come to. */
function notLeadingTo(world: World, isWanted: (node: Node) => boolean): Node | null {
  const nodes = [...world.nodes];
  const next = new Map(nodes.map(([key, node]) => [key, world.movesOf(node).map(({ after }) => world.keyOf(node.input, after))]));
  const good = new Set(nodes.filter(([, node]) => isWanted(node)).map(([key]) => key));
  for (let before = -1; before !== good.size; ) {
    before = good.size;
    for (const [key, after] of next) if (!good.has(key) && after.some((one) => good.has(one))) good.add(key);
  }
  return nodes.find(([key]) => !good.has(key))?.[1] ?? null;
}

export function canBeLeft(subject: Subject): Found {
  const { chart, model } = subject;
  const goals = goalsOf(chart);
  const waiting = chart.leaves().filter((state) => !chart.isEnd(state));
  const from = reached(chart);
  const leaves = (id: string) => (one: { targets: readonly string[] }) =>
    one.targets.length > 0 && !chart.entered(one.targets).has(id);
  // A region's end waits for the others.
  const dead = waiting.find(
    ({ id, kind }) =>
      kind !== 'final' &&
      from.states.has(id) &&
      !chart
        .upFrom(id)
        .flatMap((up) => chart.from(up))
        .some(leaves(id)),
  );
  if (dead) return refuted(`No transition leaves ${named(chart, [dead.id])}.`, from.wayTo(dead.id));
  const open = waiting.filter(
    ({ id, kind }) =>
      kind !== 'final' &&
      // Where a machine that lasts begins it may rest.
      !goals.has(id) &&
      !choicesIn(chart, id).some((choice) => isSure(chart, id, choice) && choice.alternatives.every(leaves(id))),
  );
  if (open.length === 0) return proved(`Each of ${waiting.length} states can be left, whichever guards hold.`);
  const { world } = subject;
  if (!world) return vacuous(NOTHING_TO_WALK);
  const moves = (node: Node) =>
    world.movesOf(node).some(({ after }) => world.keyOf(node.input, after) !== world.keyOf(node.input, node.by.after));
  const stuck = [...world.nodes.values()].find((node) => !isOver(node, model) && !moves(node));
  if (stuck) return refuted('Nothing that can happen here leads to another state.', walkTo(stuck), world.nodes.size);
  return holds(
    world.nodes.size,
    `Every configuration can be left. This depends on guards in ${named(
      chart,
      open.map(({ id }) => id),
    )}.`,
  );
}
