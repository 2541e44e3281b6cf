/**
 * Whether what is remembered decides alike. Two configurations with the same memory count as one, and only the first is explored. If another
 * one reacts differently, the cases show a sample of what the machine can do, not all of it.
 */
import type { Move, Node } from './moves';

/** How many others are compared with each configuration. */
const COMPARED = 2;

/** How many are compared if nothing but a count differs: a machine may react otherwise only after a few times. */
const COUNTED = 12;

/** Where a count that goes on is tried too. */
const FAR_ON = [20, 50, 100, 1000, 1_000_000];

export interface Merged {
  /** How many of the compared configurations react differently from the one that stands for them. */
  readonly differing: number;
  /** The parts of the context that then differ. */
  readonly parts: readonly string[];
}

/** Keys and times are other ones in every walk. */
const MADE_UP = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b1[6-9]\d{11}\b/g;
const textOf = (part: unknown) => (JSON.stringify(part) ?? '').replace(MADE_UP, '');

/** A context in which each number is the same, and so is each list that differs only in how often it has something. */
const withoutCounts = (context: unknown) => {
  const text = JSON.stringify(context, (_, part: unknown) => {
    if (typeof part === 'number') return 0;
    return Array.isArray(part) ? [...new Map(part.map((one) => [JSON.stringify(one), one])).values()] : part;
  });
  return (text ?? '').replace(MADE_UP, '');
};

/** The same move, into a configuration in which a count is further on. */
const withCount = (by: Move, part: string, count: number): Move => ({
  ...by,
  after: { ...by.after, context: { ...Object(by.after.context), [part]: count } },
});

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
  const shapes = new Map([...nodes].map(([key, { by }]) => [key, new Set([withoutCounts(by.after.context)])]));
  const isFarOn = new Set<string>();
  const parts = new Set<string>();
  let differing = 0;
  const others: Node[] = [];
  /** The numbers that differ from those of the configuration that stands for it. */
  const countsIn = ({ by }: Node): string[] => {
    const first = Object(nodes.get(by.key)?.by.after.context);
    return Object.entries(Object(by.after.context)).flatMap(([part, now]) =>
      typeof now === 'number' && typeof first[part] === 'number' && textOf(now) !== textOf(first[part]) ? [part] : [],
    );
  };
  /** A count that goes on may decide far from where a walk ends. */
  const meetFarOn = (node: Node) => {
    if (isFarOn.has(node.by.key)) return;
    isFarOn.add(node.by.key);
    for (const part of countsIn(node)) {
      const reached = Number(Object(node.by.after.context)[part]);
      for (const count of FAR_ON.filter((far) => far > reached)) others.push({ ...node, by: withCount(node.by, part, count) });
    }
  };
  const meet = (node: Node) => {
    const { key, threw, after } = node.by;
    const known = seen.get(key);
    if (!known || threw !== null || after.status !== 'active') return;
    const text = textOf(after.context);
    if (known.has(text)) return;
    const shape = withoutCounts(after.context);
    const isCounted = shapes.get(key)?.has(shape) === true;
    if (known.size > (isCounted ? COUNTED : COMPARED)) {
      if (isCounted) meetFarOn(node);
      return;
    }
    others.push(node);
    known.add(text);
    shapes.get(key)?.add(shape);
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
