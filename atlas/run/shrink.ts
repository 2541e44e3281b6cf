/**
 * Finds the shortest form in which a path still fails. It cuts off what comes after the failure, then removes pieces while the rest can
 * happen and still fails. Candidates run in batches, because starting a browser takes longer than a walk in it.
 */
import type { Edge, Graph } from '../explore';
import { stepName } from '../paths';
import type { Trail } from '../strategies/strategy';

/** Returns the step at which each of these fails, or null if it does not. */
export type Try = (trails: readonly Trail[]) => Promise<readonly (number | null)[]>;

/** The number of candidates in a batch. */
const AT_ONCE = 24;
/** The number of batches for one path, because a browser is slow. */
const ROUNDS = 10;

const cut = (trail: Trail, step: number): Trail => (step > 0 ? { ...trail, edges: trail.edges.slice(0, step) } : trail);

/** The same steps without some of them, if the rest can still happen. */
function without({ out }: Graph, { start, edges }: Trail, from: number, to: number): Trail | null {
  const kept = [...edges.slice(0, from)];
  for (const { step } of edges.slice(to)) {
    const here = out[kept.at(-1)?.to ?? start.at] ?? [];
    const edge = here.find((one) => stepName(one.step) === stepName(step));
    if (!edge) return null;
    kept.push(edge);
  }
  return { start, edges: kept };
}

/** The shortest way to the configuration of the last step, followed by that step. */
function straight({ out }: Graph, { start, edges }: Trail): Trail | null {
  const last = edges.at(-1);
  if (!last) return null;
  const cameBy = new Map<number, Edge | null>([[start.at, null]]);
  for (const here of cameBy.keys()) for (const edge of out[here] ?? []) if (!cameBy.has(edge.to)) cameBy.set(edge.to, edge);
  const way = [last];
  for (let back = cameBy.get(last.from); back; back = cameBy.get(back.from)) way.unshift(back);
  return { start, edges: way };
}

const nameOf = ({ edges }: Trail) => edges.map(({ step }) => stepName(step)).join();

/** An evenly spaced sample. */
const spread = <T>(all: readonly T[], most: number) =>
  all.length <= most
    ? all
    : Array.from({ length: most }, (_, n) => all[Math.floor((n * all.length) / most)]).flatMap((one) => one ?? []);

/** Returns shorter candidates, some of each length, because the shortest are the least likely to still fail. */
function candidates(graph: Graph, trail: Trail, tried: ReadonlySet<string>): readonly Trail[] {
  const { length } = trail.edges;
  const found = [straight(graph, trail)];
  for (let size = length - 1; size > 0; size -= 1)
    for (let from = 0; from + size < length; from += 1) found.push(without(graph, trail, from, from + size));
  const shorter = new Map<string, Trail>();
  for (const one of found) if (one && one.edges.length < length && !tried.has(nameOf(one))) shorter.set(nameOf(one), one);
  return spread(
    [...shorter.values()].sort((a, b) => a.edges.length - b.edges.length),
    AT_ONCE,
  );
}

/** @param step where it failed, from 1. 0 if unknown */
export async function shrink(graph: Graph, failing: Trail, step: number, attempt: Try): Promise<Trail> {
  let best = cut(failing, step);
  const tried = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = candidates(graph, best, tried);
    if (next.length === 0) break;
    for (const trail of next) tried.add(nameOf(trail));
    const failures = await attempt(next);
    const found = next.flatMap((trail, n) => {
      const at = failures[n] ?? null;
      return at === null ? [] : [cut(trail, at)];
    });
    best = found.reduce((shortest, trail) => (trail.edges.length < shortest.edges.length ? trail : shortest), best);
  }
  return best;
}
