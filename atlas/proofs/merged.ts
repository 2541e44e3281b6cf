/**
 * Whether what is remembered decides alike. Two configurations with the same memory count as one, and only the first is explored. If another
 * one reacts differently, the cases show a sample of what the machine can do, not all of it.
 */
import type { Move, Node } from './moves';

/** How many others are compared with each configuration. */
const COMPARED = 2;

export interface Merged {
  /** How many of the compared configurations react differently from the one that stands for them. */
  readonly differing: number;
  /** The parts of the context that then differ. */
  readonly parts: readonly string[];
}

/** Keys and times are other ones in every walk. */
const MADE_UP = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b1[6-9]\d{11}\b/g;
const textOf = (part: unknown) => (JSON.stringify(part) ?? '').replace(MADE_UP, '');

/** What a configuration does on everything that can happen: which transitions it takes, and where they lead. */
const reactionsOf = (moves: readonly Move[]) =>
  new Map(moves.map(({ happened, fired, key, threw }) => [happened, `${fired.join()} ${key} ${threw}`]));

type Reactions = ReturnType<typeof reactionsOf>;

const areAlike = (one: Reactions, other: Reactions) =>
  one.size === other.size && [...one].every(([happened, reaction]) => other.get(happened) === reaction);

interface Explored {
  readonly starts: readonly Node[];
  readonly nodes: ReadonlyMap<string, Node>;
  readonly movesOf: (node: Node) => readonly Move[];
}

export function mergedIn({ nodes, starts, movesOf }: Explored): Merged {
  const seen = new Map([...nodes].map(([key, { by }]) => [key, new Set([textOf(by.after.context)])]));
  const parts = new Set<string>();
  let differing = 0;
  const others: Node[] = [];
  const meet = (node: Node) => {
    const { key, threw, after } = node.by;
    const known = seen.get(key);
    if (!known || threw !== null || after.status !== 'active' || known.size > COMPARED) return;
    const text = textOf(after.context);
    if (!known.has(text)) others.push(node);
    known.add(text);
  };
  const offer = (from: Node) => {
    for (const by of movesOf(from)) meet({ input: from.input, by, from });
  };
  for (const start of starts) meet(start);
  for (const node of nodes.values()) offer(node);
  const reactions = new Map<Node, Reactions>();
  // Grows while it is iterated: what follows on another one is compared too.
  for (const other of others) {
    const first = nodes.get(other.by.key);
    if (!first) continue;
    const expected = reactions.get(first) ?? reactionsOf(movesOf(first));
    reactions.set(first, expected);
    if (areAlike(expected, reactionsOf(movesOf(other)))) {
      offer(other);
      continue;
    }
    differing += 1;
    const [one, two] = [Object(first.by.after.context), Object(other.by.after.context)];
    for (const part of Object.keys(two)) if (textOf(one[part]) !== textOf(two[part])) parts.add(part);
  }
  return { differing, parts: [...parts] };
}
