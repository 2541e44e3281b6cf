/** Explores a composition whole within its bounds, and says of each claim whether it holds in every world. */
import { writer } from './canonical';
import { stepsOf } from './steps';
import { type Tabs, tabsOf } from './tabs';
import type { Claim, Composition, World } from './world';

export interface Judged {
  readonly says: string;
  readonly req: readonly string[];
  readonly verdict: 'HOLDS' | 'REFUTED' | 'VACUOUS';
  /** What is wrong, and the steps that lead to it. Null if nothing is. */
  readonly counterexample: { readonly why: string; readonly steps: readonly string[] } | null;
}

export interface Explored {
  readonly name: string;
  readonly worlds: number;
  readonly steps: number;
  readonly judged: readonly Judged[];
}

/** More worlds than any composition of ours has. */
const LIMIT = 400_000;

interface Found<Books, Memory> {
  readonly world: World<Books, Memory>;
  readonly from: number;
  readonly says: string;
}

/** Returns the same text for worlds in which the same can happen and the same claims hold. */
function keyOf<Books, Memory>({ tabs, late, books, bounds, memory }: World<Books, Memory>, { lookOf }: Tabs): string {
  const { write, named } = writer();
  const looks = tabs.map(lookOf).map(({ shape, keys }) => `${shape} ${named(keys.join())}`);
  const others = late.map((call) => write(call)).sort();
  return [...looks, ...others, write(books), write(memory), Object.values(bounds).join()].join('\n');
}

/** @throws if a composition has more worlds than the limit: a part of it shows nothing */
export function explored<Books, Memory>(composition: Composition<Books, Memory>, limit = LIMIT): Explored {
  const tabs = tabsOf();
  const { begin, from } = stepsOf(composition, tabs);
  const found: Found<Books, Memory>[] = [{ world: begin(), from: -1, says: '' }];
  const numbers = new Map(found.map(({ world }) => [keyOf(world, tabs), 0]));
  const leads: number[][] = [[]];
  let steps = 0;
  for (let at = 0; at < found.length; at += 1) {
    const here = found[at];
    if (!here) break;
    for (const { says, to } of from(here.world)) {
      steps += 1;
      const key = keyOf(to, tabs);
      let next = numbers.get(key);
      if (next === undefined) {
        next = found.length;
        if (next >= limit) throw new Error(`${composition.name} has more than ${limit} worlds. Lower its bounds.`);
        numbers.set(key, next);
        found.push({ world: to, from: at, says });
        leads.push([]);
      }
      leads[next]?.push(at);
    }
  }
  const judged = composition.claims.map((claim) => judge(claim, found, leads));
  return { name: composition.name, worlds: found.length, steps, judged };
}

/** Worlds are in the order of their distance, so the first one that is wrong has the shortest way to it. */
function judge<Books, Memory>(
  { says, req, kind, applies, wrong }: Claim<Books, Memory>,
  found: readonly Found<Books, Memory>[],
  leads: readonly (readonly number[])[],
): Judged {
  const reasons = found.map(({ world }) => wrong(world));
  const bad = kind === 'always' ? reasons.findIndex((why) => why !== null) : firstOutside(reasons, leads);
  if (bad < 0) {
    const isSeen = found.some(({ world }) => applies(world));
    return { says, req, verdict: isSeen ? 'HOLDS' : 'VACUOUS', counterexample: null };
  }
  const why = reasons[bad] ?? '';
  return { says, req, verdict: 'REFUTED', counterexample: { why, steps: wayTo(found, bad) } };
}

/** Returns the first world from which none that is right can be reached, or -1. */
function firstOutside(reasons: readonly (string | null)[], leads: readonly (readonly number[])[]): number {
  const safe = new Set(reasons.flatMap((why, at) => (why === null ? [at] : [])));
  // Grows while it is iterated.
  for (const at of safe) for (const before of leads[at] ?? []) safe.add(before);
  return reasons.findIndex((_, at) => !safe.has(at));
}

/** Returns the steps to a world, with the names K1, K2 for the keys that were made up on the way. */
function wayTo<Books, Memory>(found: readonly Found<Books, Memory>[], to: number): string[] {
  const { named } = writer();
  const steps: string[] = [];
  for (let at = to; at > 0; at = found[at]?.from ?? 0) steps.unshift(found[at]?.says ?? '');
  return steps.map(named);
}
