/**
 * Every configuration that the cases of a machine can bring about, from all of its inputs, each with the shortest walk that leads there. What
 * guards say counts here, and so does what the machine emits and calls.
 */
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { type AnyCases, type Happening, happenings, stepText } from '../paths';
import { type Call, type Stepped, stepper } from '../stepper';
import type { Counterexample, CounterStep } from '../verdict';

/** The beginning of a walk, or one step of it. */
export interface Move {
  /** Null at the beginning. */
  readonly happened: Happening | null;
  readonly before: AnyMachineSnapshot;
  readonly after: AnyMachineSnapshot;
  readonly fired: readonly string[];
  readonly emitted: readonly AnyEventObject[];
  readonly called: readonly Call[];
  /** Where the machine broke instead of going on. */
  readonly threw: string | null;
}

/** A configuration, and the move by which it was first reached. */
export interface Node {
  readonly input: string;
  readonly by: Move;
  readonly from: Node | null;
}

export interface World {
  readonly machine: AnyStateMachine;
  readonly cases: AnyCases;
  readonly starts: readonly Node[];
  readonly nodes: ReadonlyMap<string, Node>;
  readonly keyOf: (input: string, snapshot: AnyMachineSnapshot) => string;
  /** What can happen in a configuration; those where every guard says no are not among them. */
  readonly movesOf: (node: Node) => readonly Move[];
  /** What one thing leads to. */
  readonly take: (snapshot: AnyMachineSnapshot, happening: Happening) => Move;
  readonly allHappenings: readonly Happening[];
}

const LIMIT = 20_000;

/** The states that are active, and those whose transitions were passed on the way there. */
export const activeIn = (snapshot: AnyMachineSnapshot): readonly string[] => snapshot._nodes.map(({ id }) => id);

/** Which parts of a context are there at all: rules may look at more than guards do, and so at more than the cases remember. */
const presentIn = (context: unknown) =>
  Object.values(Object(context)).map(
    (part) => part !== null && part !== undefined && part !== '' && !(Array.isArray(part) && part.length === 0),
  );

const memoryOf = ({ historyValue }: AnyMachineSnapshot) =>
  Object.entries(historyValue ?? {}).map(([id, nodes]) => [id, nodes.map((node) => node.id)]);

export function worldOf(machine: AnyStateMachine, cases: AnyCases): World {
  const { start, take } = stepper(machine);
  const allHappenings = happenings(machine, cases);
  const keyOf = (input: string, snapshot: AnyMachineSnapshot) =>
    JSON.stringify([
      input,
      snapshot.value,
      snapshot.status,
      cases.remember(snapshot.context as never),
      presentIn(snapshot.context),
      memoryOf(snapshot),
    ]);
  const moveOf = (snapshot: AnyMachineSnapshot, happened: Happening): Move =>
    guarded(snapshot, happened, () => take(snapshot, happened.event));
  const movesFrom = (snapshot: AnyMachineSnapshot): Move[] => {
    if (snapshot.status !== 'active') return [];
    const accepted = new Set(snapshot._nodes.flatMap((node) => [...node.transitions.keys()]));
    return allHappenings
      .filter((one) => accepted.has(one.event.type) && (cases.possible?.(snapshot as never, one) ?? true))
      .map((one) => moveOf(snapshot, one))
      .filter(({ fired, threw }) => fired.length > 0 || threw !== null);
  };
  const starts = Object.entries(cases.inputs).map(([input, value]): Node => {
    const begun = start(value);
    return {
      input,
      from: null,
      by: { happened: null, before: begun.snapshot, after: begun.snapshot, threw: null, ...partsOf(begun) },
    };
  });
  const nodes = new Map(starts.map((node) => [keyOf(node.input, node.by.after), node]));
  const moves = new Map<Node, readonly Move[]>();
  for (const node of nodes.values()) {
    const out = movesFrom(node.by.after);
    moves.set(node, out);
    for (const by of out) {
      const key = keyOf(node.input, by.after);
      if (by.threw === null && !nodes.has(key)) nodes.set(key, { input: node.input, by, from: node });
    }
    if (nodes.size > LIMIT) throw new Error(`${machine.id} has more than ${LIMIT} configurations. Let \`remember\` keep less.`);
  }
  return {
    machine,
    cases,
    starts,
    nodes,
    keyOf,
    take: moveOf,
    allHappenings,
    movesOf: (node) => moves.get(node) ?? movesFrom(node.by.after),
  };
}

const partsOf = ({ fired, emitted, called }: Stepped) => ({ fired, emitted, called });

/** A chart that reaches a state without what it needs there throws: that is a finding, not an end of the search. */
function guarded(before: AnyMachineSnapshot, happened: Happening, run: () => Stepped): Move {
  try {
    const stepped = run();
    return { happened, before, after: stepped.snapshot, threw: null, ...partsOf(stepped) };
  } catch (error) {
    const threw = error instanceof Error ? error.message : String(error);
    return { happened, before, after: before, fired: [], emitted: [], called: [], threw };
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

/** The walk to a configuration, and one move more. */
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

/** What a watcher says of a move that breaks its rule; of any other it says what it remembers afterwards. */
export const BROKEN = 'broken';

export interface Watcher<Memory extends object> {
  /** At the beginning of a walk. */
  readonly begin: (move: Move) => Memory | typeof BROKEN;
  readonly next: (memory: Memory, move: Move) => Memory | typeof BROKEN;
  /** Where a memory holds values that every walk makes anew: what of it tells two walks apart. The machine is then run again for each. */
  readonly apart?: (memory: Memory, snapshot: AnyMachineSnapshot) => unknown;
}

export interface Watched {
  readonly configurations: number;
  readonly broken: Counterexample | null;
}

/** Takes a watcher along on every walk, nearest first. */
export function watch<Memory extends object>(world: World, { begin, next, apart }: Watcher<Memory>): Watched {
  const reached = new Map<string, { readonly node: Node; readonly memory: Memory }>();
  const add = (node: Node, memory: Memory | typeof BROKEN) => {
    if (memory === BROKEN) return;
    const configuration = world.keyOf(node.input, node.by.after);
    const key = `${configuration} ${JSON.stringify(apart ? apart(memory, node.by.after) : memory)}`;
    // Walks that only differ in what the watcher remembers go on from the same configuration.
    const same = apart ? node : { ...node, known: world.nodes.get(configuration) };
    if (!reached.has(key)) reached.set(key, { node: same, memory });
    if (reached.size > LIMIT)
      throw new Error(`${world.machine.id} has more than ${LIMIT} configurations. Let \`remember\` keep less.`);
  };
  for (const node of world.starts) {
    const memory = begin(node.by);
    if (memory === BROKEN) return { configurations: 1, broken: walkTo(node) };
    add(node, memory);
  }
  for (const { node, memory } of reached.values())
    for (const move of movesAgain(world, node)) {
      const after = next(memory, move);
      if (after === BROKEN) return { configurations: reached.size, broken: walkTo(node, move) };
      if (move.threw === null) add({ input: node.input, by: move, from: node }, after);
    }
  return { configurations: reached.size, broken: null };
}

/** The moves that are known of a configuration, or else those of this very walk. */
const movesAgain = (world: World, node: Node & { readonly known?: Node }) => world.movesOf(node.known ?? node);
