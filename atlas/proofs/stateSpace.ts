/**
 * Every configuration that the cases of a machine can bring about, from all of its inputs, each with the shortest walk to it. Guards
 * decide here, and what the machine emits and calls counts.
 */
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { type AnyCases, type Happening, happenings, stepText } from '../paths';
import { activeIn, type Stepped, simulator } from '../simulator';
import type { Counterexample, CounterStep } from '../verdict';
import { marked } from './marked';
import { type Merged, mergedIn } from './merged';
import type { Move, Node } from './moves';
import { LONGEST_DELAY, NOTHING_SPENT, type Spent, spending, spentBy, spentKey, timing } from './spent';

export type { Happening } from '../paths';
export type { Move, Node } from './moves';

export interface StateSpace {
  readonly machine: AnyStateMachine;
  readonly cases: AnyCases;
  readonly starts: readonly Node[];
  /** All configurations. Use `walk` where an answer may be found early. */
  readonly nodes: ReadonlyMap<string, Node>;
  /** Yields the configurations one by one, nearest first, and explores only as far as needed. */
  readonly walk: () => Iterable<Node>;
  /** Returns the configuration if it was found already. */
  readonly known: (key: string) => Node | undefined;
  /** All moves, nearest first. */
  readonly moves: readonly Move[];
  /** Returns what can happen in a configuration, except where every guard rejects it. */
  readonly movesOf: (node: Node) => readonly Move[];
  /** Returns the move for one trigger. */
  readonly take: (node: Node, happening: Happening) => Move;
  /** Returns the move to a configuration, walked again from the start: what a machine makes up is another one then. */
  readonly again: (node: Node) => Move;
  readonly allHappenings: readonly Happening[];
  /** Whether the port, machine or delay that would end is running. */
  readonly isAtWork: (node: Node, happening: Happening) => boolean;
  /** Whether an assumption of the cases excludes this here. */
  readonly isAssumedAway: (node: Node, happening: Happening) => boolean;
  /** Whether configurations that count as one react alike. */
  readonly merged: Merged;
  /** The assumptions that excluded something, in words. */
  readonly assumed: readonly string[];
}

export const LIMIT = 25_000;

/** Returns which parts of a context exist. Rules may read more than guards do, and so more than the cases remember. */
const presentIn = (context: unknown) =>
  Object.values(Object(context)).map(
    (part) => part !== null && part !== undefined && part !== '' && !(Array.isArray(part) && part.length === 0),
  );

const memoryOf = ({ historyValue }: AnyMachineSnapshot) =>
  Object.entries(historyValue ?? {}).map(([id, nodes]) => [id, nodes.map((node) => node.id)]);

/**
 * Explores all configurations. The user may do anything at any time, and ports and machines may end in any way: `possible`, which
 * describes what a screen offers, is ignored. The assumptions of the cases apply, and are reported.
 */
export function stateSpaceOf(machine: AnyStateMachine, cases: AnyCases): StateSpace {
  const { start, take } = simulator(marked(machine));
  const spend = spending(machine);
  const { mayBeOver, isAwaited } = timing(machine);
  const allHappenings = happenings(machine, cases);
  const assumed = new Set<string>();
  const isAssumedAway = ({ by }: Node, happening: Happening) => {
    const found = cases.assumes?.find(({ excludes }) => excludes(by.after as never, happening));
    if (found) assumed.add(found.says);
    return found !== undefined;
  };
  const keyOf = (input: string, after: AnyMachineSnapshot, spent: Spent) =>
    JSON.stringify([
      cases.inputsMeet ? null : input,
      after.value,
      after.status,
      cases.remember(after.context as never),
      presentIn(after.context),
      memoryOf(after),
      ...spentKey(spent),
    ]);
  const moveOf = ({ by, input }: Node, happened: Happening): Move =>
    guarded(by, happened, () => {
      const stepped = take(by.after, happened.event);
      const { fired, moments, emitted, called, snapshot } = stepped;
      const spent = endless(stepped, spend(by.spent, happened.event.type, moments, activeIn(snapshot)));
      const key = keyOf(input, snapshot, spent);
      const was = { happened, given: undefined, before: by.after, after: snapshot, spent, key, threw: null };
      return { ...was, fired, moments, emitted, called };
    });
  const isAtWork = ({ by }: Node, { kind, event }: Happening) =>
    kind === 'event' ||
    (!by.spent.ended.has(spentBy(event.type)) &&
      mayBeOver(event.type, by.spent) &&
      (kind === 'passes' || String(event.actorId) in by.after.children));
  const movesFrom = (node: Node): Move[] => {
    const { after } = node.by;
    if (after.status !== 'active') return [];
    const accepted = [...new Set(after._nodes.flatMap((state) => [...state.transitions.keys()]))];
    return allHappenings
      .filter((one) => accepted.some((type) => type === one.event.type || type.endsWith('*')))
      .filter((one) => isAtWork(node, one) && !isAssumedAway(node, one))
      .map((one) => moveOf(node, one))
      .filter(({ happened, fired, threw }) => fired.length > 0 || threw !== null || isOnlyTime(node, happened));
  };
  /** A delay that no guard lets in is over all the same, and another may follow. */
  const isOnlyTime = ({ by }: Node, happened: Happening | null) =>
    happened?.kind === 'passes' && isAwaited(happened.event.type, by.spent);
  const begin = (input: string): Node => {
    const value = cases.inputs[input];
    const stepped = start(value);
    const { snapshot, fired, moments, emitted, called } = stepped;
    const spent = endless(stepped, spend(NOTHING_SPENT, null, moments, activeIn(snapshot)));
    const key = keyOf(input, snapshot, spent);
    // At the start a machine stores its error.
    const threw = snapshot.status === 'error' ? textOf(snapshot.error) : null;
    const by = { happened: null, given: value, before: snapshot, after: snapshot, spent, key, threw };
    return { input, from: null, by: { ...by, fired, moments, emitted, called } };
  };
  const again = ({ from, by, input }: Node): Node => {
    if (from === null || by.happened === null) return begin(input);
    const before = again(from);
    return { input, from: before, by: moveOf(before, by.happened) };
  };
  const starts = Object.keys(cases.inputs).map(begin);
  const nodes = new Map(starts.map((node) => [node.by.key, node]));
  const moves = new Map<Node, readonly Move[]>();
  const movesOf = (node: Node): readonly Move[] => {
    const known = moves.get(node);
    if (known) return known;
    const out = movesFrom(node);
    // Walks with a watcher that keeps them apart are not stored.
    if (nodes.get(node.by.key) !== node) return out;
    moves.set(node, out);
    for (const by of out) if (by.threw === null && !nodes.has(by.key)) nodes.set(by.key, { input: node.input, by, from: node });
    if (nodes.size > LIMIT) throw new Error(`${machine.id} has more than ${LIMIT} configurations. Let \`remember\` keep less.`);
    return out;
  };
  // Grows while it is iterated.
  const walk = function* () {
    for (const node of nodes.values()) {
      movesOf(node);
      yield node;
    }
  };
  const whole = () => {
    for (const _ of walk());
    return nodes;
  };
  let all: readonly Move[] | null = null;
  let merged: Merged | null = null;
  return {
    machine,
    cases,
    starts,
    walk,
    known: (key) => nodes.get(key),
    get nodes() {
      return whole();
    },
    get moves() {
      all ??= [...whole().values()].flatMap((node) => [node.by, ...movesOf(node)]);
      return all;
    },
    take: moveOf,
    again: (node) => again(node).by,
    allHappenings,
    isAtWork,
    isAssumedAway,
    get merged() {
      merged ??= mergedIn({ nodes: whole(), starts, movesOf });
      return merged;
    },
    get assumed() {
      return [...assumed];
    },
    movesOf,
  };
}

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** A delay that the machine works out as longer than a browser can wait is never over. */
function endless({ delayed }: Pick<Stepped, 'delayed'>, spent: Spent): Spent {
  const never = delayed.filter(({ milliseconds }) => !(milliseconds <= LONGEST_DELAY)).map(({ event }) => event);
  return never.length === 0 ? spent : { ...spent, ended: new Set([...spent.ended, ...never]) };
}

/** A state without the data it requires throws. That is a finding, and the search continues. */
function guarded({ after, spent, key }: Move, happened: Happening, run: () => Move): Move {
  try {
    return run();
  } catch (error) {
    const threw = textOf(error);
    const was = { happened, given: undefined, before: after, after, spent, key, threw };
    return { ...was, fired: [], moments: [], emitted: [], called: [] };
  }
}

function counterStep({ happened, after, fired, threw }: Move): CounterStep {
  const text = happened ? stepText({ ...happened, fired, value: after.value }) : 'the flow starts';
  return {
    text: threw === null ? text : `${text.replace(/ -> .*/, '')} makes the machine throw: ${threw}`,
    fired,
    states: activeIn(after),
  };
}

/** Returns the walk to a configuration, followed by one more move. */
export function walkTo(node: Node, last: Move | null = null): Counterexample {
  const moves = last === null ? [] : [last];
  let begin = node;
  for (let here = node; here.from; here = here.from) {
    moves.unshift(here.by);
    begin = here.from;
  }
  const { fired, states } = counterStep(begin.by);
  return { input: node.input, begins: { fired, states }, steps: moves.map(counterStep) };
}
