/** Watchers: rules that follow every walk through a state space, with or without a memory. */
import type { AnyMachineSnapshot } from 'xstate';
import type { Counterexample } from '../verdict';
import { LIMIT, type Move, type Node, type StateSpace, walkTo } from './stateSpace';

/** The result of a watcher for a move that breaks its rule. For any other move it returns its next memory. */
export const BROKEN = 'broken';

export interface Watcher<Memory extends object> {
  /** Returns the memory at the start of a walk. */
  readonly begin: (move: Move) => Memory | typeof BROKEN;
  readonly next: (memory: Memory, move: Move) => Memory | typeof BROKEN;
  /**
   * If a memory holds values that every walk creates again, returns the part that distinguishes walks. The machine is then run again for
   * each.
   */
  readonly apart?: (memory: Memory, snapshot: AnyMachineSnapshot) => unknown;
}

export interface Watched {
  readonly configurations: number;
  readonly broken: Counterexample | null;
}

/** Runs a watcher along every walk, nearest first. */
export function watch<Memory extends object>(space: StateSpace, { begin, next, apart }: Watcher<Memory>): Watched {
  const reached = new Map<string, { readonly node: Node; readonly memory: Memory }>();
  const add = (node: Node, memory: Memory | typeof BROKEN) => {
    if (memory === BROKEN) return;
    const configuration = node.by.key;
    const key = `${configuration} ${JSON.stringify(apart ? apart(memory, node.by.after) : memory)}`;
    // Walks that differ only in the watcher's memory continue from the same configuration.
    const same = apart ? node : { ...node, known: space.known(configuration) };
    if (!reached.has(key)) reached.set(key, { node: same, memory });
    if (reached.size > LIMIT)
      throw new Error(`${space.machine.id} has more than ${LIMIT} configurations. Let \`remember\` keep less.`);
  };
  for (const node of space.starts) {
    const memory = begin(node.by);
    if (memory === BROKEN) return { configurations: 1, broken: walkTo(node) };
    add(node, memory);
  }
  for (const { node, memory } of reached.values())
    for (const move of movesAgain(space, node)) {
      const after = next(memory, move);
      if (after === BROKEN) return { configurations: reached.size, broken: walkTo(node, move) };
      if (move.threw === null) add({ input: node.input, by: move, from: node }, after);
    }
  return { configurations: reached.size, broken: null };
}

/** Checks every move against a rule without memory, nearest first. */
export function watchMoves(space: StateSpace, isBroken: (move: Move) => boolean): Watched {
  const start = space.starts.find(({ by }) => isBroken(by));
  if (start) return { configurations: 1, broken: walkTo(start) };
  let configurations = 0;
  for (const node of space.walk()) {
    configurations += 1;
    const move = space.movesOf(node).find(isBroken);
    if (move) return { configurations, broken: walkTo(node, move) };
  }
  return { configurations, broken: null };
}

/** Returns the moves of a configuration, or those of this walk if it is kept apart. */
const movesAgain = (space: StateSpace, node: Node & { readonly known?: Node }) => space.movesOf(node.known ?? node);
