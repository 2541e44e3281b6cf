/**
 * Finds few and short walks that meet every goal of a goal graph. It starts greedily: from where a walk is, to the nearest new goal. Then
 * it shortens each walk as far as the goals that only it meets allow, and drops a walk without such goals.
 */
import { distances, type GoalEdge, type GoalGraph, searcher, type Walk } from './goalGraph';

export interface Bound {
  readonly walks: number;
  readonly steps: number;
}

/** A longer walk is hard to read and to repeat by hand. Only the way to its end may be longer. */
export const LONGEST = 25;

/** Both the number of walks and their length should be small. Neither is traded for the other. */
const costOf = (walks: Iterable<Walk>) => [...walks].reduce((sum, { arcs }) => sum + arcs.length + 1, 0);

/** @param everyStart whether every different start is walked at least once, even if it leads nowhere new */
export const cover = (field: GoalGraph, { everyStart }: { readonly everyStart: boolean }): readonly Walk[] =>
  tighten(field, greedy(field, everyStart), everyStart);

function greedy(field: GoalGraph, everyStart: boolean): Walk[] {
  const { nearest, toAnEnd } = searcher(field);
  const missing = new Set(field.goals.keys());
  for (const { goals } of field.origins) for (const goal of goals) missing.delete(goal);
  const isNews = ({ goals }: GoalEdge) => goals.some((goal) => missing.has(goal));
  const found: Walk[] = [];
  for (const origin of field.origins) {
    let isWalked = false;
    for (let lead = nearest(origin.at, isNews); lead.length > 0; lead = nearest(origin.at, isNews)) {
      const arcs: GoalEdge[] = [];
      const go = (walk: readonly GoalEdge[]) => {
        arcs.push(...walk);
        for (const { goals } of walk) for (const goal of goals) missing.delete(goal);
      };
      for (let next = lead; next.length > 0 && (arcs.length === 0 || arcs.length + next.length <= LONGEST); ) {
        go(next);
        next = nearest(arcs.at(-1)?.to ?? origin.at, isNews);
      }
      go(toAnEnd(arcs.at(-1)?.to ?? origin.at));
      found.push({ origin, arcs });
      isWalked = true;
    }
    if (!isWalked && everyStart) found.push({ origin, arcs: wayOut(field, origin.at) });
  }
  return found;
}

/** The shortest way to an end, or the first possible step if there is none. */
function wayOut(field: GoalGraph, from: number): readonly GoalEdge[] {
  const { nearest, toAnEnd } = searcher(field);
  const out = toAnEnd(from);
  return out.length > 0 ? out : nearest(from, () => true);
}

function tighten(field: GoalGraph, walks: readonly Walk[], everyStart: boolean): readonly Walk[] {
  const met = new Array<number>(field.goals.length).fill(0);
  const count = ({ origin, arcs }: Walk, by: 1 | -1) => {
    for (const goal of new Set([...origin.goals, ...arcs.flatMap(({ goals }) => goals)])) met[goal] = (met[goal] ?? 0) + by;
  };
  const kept = new Set(walks);
  for (const walk of kept) count(walk, 1);
  const isOnly = (walk: Walk) => everyStart && ![...kept].some((other) => other !== walk && other.origin === walk.origin);
  const shorten = shortener(field);
  // The longest first, because others may still need what it gives up.
  for (let before = Number.POSITIVE_INFINITY; costOf(kept) < before; ) {
    before = costOf(kept);
    for (const walk of [...kept].sort((a, b) => b.arcs.length - a.arcs.length)) {
      count(walk, -1);
      const needed = new Set(walk.arcs.flatMap(({ goals }) => goals).filter((goal) => met[goal] === 0));
      const isNeeded = needed.size > 0 || isOnly(walk) || walk.origin.goals.some((goal) => met[goal] === 0);
      kept.delete(walk);
      if (!isNeeded) continue;
      const shorter = needed.size > 0 ? shorten(walk, needed) : { ...walk, arcs: wayOut(field, walk.origin.at) };
      const best = shorter.arcs.length < walk.arcs.length ? shorter : walk;
      kept.add(best);
      count(best, 1);
    }
  }
  return [...kept];
}

/** Returns the same walk by way of only those edges that first meet a needed goal. */
function shortener(field: GoalGraph) {
  const { between, toAnEnd } = searcher(field);
  return ({ origin, arcs }: Walk, needed: ReadonlySet<number>): Walk => {
    const left = new Set(needed);
    const wanted = arcs.filter(({ goals }) => {
      const isFirst = goals.some((goal) => left.has(goal));
      for (const goal of goals) left.delete(goal);
      return isFirst;
    });
    const walk: GoalEdge[] = [];
    for (const arc of wanted) walk.push(...between(walk.at(-1)?.to ?? origin.at, arc.from), arc);
    walk.push(...toAnEnd(walk.at(-1)?.to ?? origin.at));
    return { origin, arcs: walk };
  };
}

/**
 * A lower bound for any set of walks. Goals that no step meets in pairs need a step each. Those that only a last step meets need a walk
 * each, and every walk is at least as long as the distance to its end.
 */
export function boundOf(field: GoalGraph, { everyStart }: { readonly everyStart: boolean }): Bound {
  const away = distances(field);
  const atStart = new Set(field.origins.flatMap(({ goals }) => goals));
  const carriers: GoalEdge[][] = field.goals.map(() => []);
  for (const arc of field.out.flat()) for (const goal of arc.goals) carriers[goal]?.push(arc);
  const goals = [...carriers.keys()].filter((goal) => !atStart.has(goal));
  const far = (goal: number) => Math.min(...(carriers[goal] ?? []).map(({ from }) => (away[from] ?? 0) + 1));
  const ending = goals
    .filter((goal) => carriers[goal]?.every(({ to }) => (field.out[to] ?? []).length === 0))
    .sort((a, b) => far(b) - far(a));
  const apart = (some: readonly number[]) => {
    const taken = new Set<number>();
    return some.filter((goal) => {
      if (taken.has(goal)) return false;
      for (const arc of carriers[goal] ?? []) for (const other of arc.goals) taken.add(other);
      return true;
    });
  };
  const ends = apart(ending);
  const walks = Math.max(ends.length, everyStart ? field.origins.length : 0, goals.length > 0 ? 1 : 0);
  const steps = Math.max(
    ends.reduce((sum, goal) => sum + far(goal), 0),
    apart(goals).length,
    walks,
  );
  return { walks, steps };
}
