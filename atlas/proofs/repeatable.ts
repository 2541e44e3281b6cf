/**
 * Whether the machine does the same again. Where it asks the clock, chance, or a variable of its own, a walk shows what happened once, not what
 * can happen.
 */
import type { Happening } from '../paths';
import type { Move, Node, StateSpace } from './stateSpace';

/** Later than any time that a flow waits for. */
const LATER_MS = 400 * 24 * 60 * 60 * 1000;

interface Circumstances {
  readonly ahead: number;
  readonly chance: number;
}

const OTHERS: readonly Circumstances[] = [
  { ahead: 0, chance: 0 },
  { ahead: LATER_MS, chance: 1 - Number.EPSILON },
];

/** Runs it by a clock that is ahead, and with this chance. */
function under<Result>({ ahead, chance }: Circumstances, run: () => Result): Result {
  const { now } = Date;
  const { random } = Math;
  Date.now = () => now() + ahead;
  Math.random = () => chance;
  try {
    return run();
  } finally {
    Date.now = now;
    Math.random = random;
  }
}

const reactionOf = ({ fired, after, called, threw }: Move) =>
  JSON.stringify([fired, after.value, after.status, called.map(({ src }) => src), threw]);

/** Returns the first step that turns out otherwise when it is taken again. Each is tried in one configuration of its states in which it does the same. */
export function otherwiseNextTime(space: StateSpace): { readonly node: Node; readonly move: Move } | null {
  const tried = new Set<string>();
  const otherwise = (node: Node, happening: Happening, known: Move): Move | null => {
    const again = OTHERS.map((circumstances) => under(circumstances, () => space.take(node, happening)));
    return again.find((move) => reactionOf(move) !== reactionOf(known)) ?? null;
  };
  for (const node of space.nodes.values()) {
    if (node.by.after.status !== 'active') continue;
    const value = JSON.stringify(node.by.after.value);
    const known = new Map(space.movesOf(node).map((move) => [move.happened, move]));
    for (const [n, happening] of space.allHappenings.entries()) {
      const before = known.get(happening);
      const place = `${n} ${value} ${before?.fired.join() ?? ''}`;
      if (tried.has(place) || !space.isAtWork(node, happening)) continue;
      tried.add(place);
      if (space.isAssumedAway(node, happening)) continue;
      const move = otherwise(node, happening, before ?? space.take(node, happening));
      if (move) return { node, move };
    }
  }
  return null;
}
