/** Whether a rule can fail at all. A rule that no mixture of the explored steps breaks says nothing. */
import type { Move, StateSpace } from './stateSpace';

/** Enough mixtures to combine each pair of parts of a flow. Every run uses the same ones. */
const MIXTURES = 100_000;
/** How deep in the data of a step parts are exchanged. */
const DEPTH = 4;
/** Starts are few among the steps, so one in this many mixtures is of a start. */
const A_START = 20;

/** Steps whose parts come from different steps: what a machine with a defect could produce. */
export function canBeBroken<Moment extends object>(
  space: StateSpace,
  momentOf: (move: Move) => Moment,
  isBroken: (moment: Moment) => boolean,
): boolean {
  let seed = 1;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const moments = new Map<Move, Moment>();
  const any = () => {
    const move = space.moves[random(space.moves.length)];
    const moment = move && (moments.get(move) ?? momentOf(move));
    if (move && moment) moments.set(move, moment);
    return moment;
  };
  const startOf = () => {
    const start = space.starts[random(space.starts.length)];
    return start ? momentOf(start.by) : any();
  };
  let base = any();
  /** Half of the parts come from one step. The others come from a step that has the part, if one is found soon. */
  const sample = (path: readonly string[], tries = 30): unknown => {
    if (tries === 30 && random(2) === 0) return path.reduce<unknown>((part, key) => Object(part)[key], base);
    const found = path.reduce<unknown>((part, key) => Object(part)[key], any());
    return found === undefined && tries > 0 ? sample(path, tries - 1) : found;
  };
  const mixed = (path: readonly string[]): unknown => {
    const found = sample(path);
    if (path[0] === 'happened') return found;
    const isData = path.length > 1 && random(4) === 0;
    // A list may have an item twice or one of another list. A present item may be missing.
    if (Array.isArray(found)) return isData ? found.concat(sample(path)).map(without(random)) : found;
    if (typeof found === 'string') return isData ? '' : found;
    if (path.length > DEPTH || !isPlain(found)) return found;
    return mixedWhenRead(found, (key) => mixed([...path, key]));
  };
  for (let n = 0; n < MIXTURES; n += 1) {
    base = n % A_START === 0 ? startOf() : any();
    if (isTrue(() => isBroken(mixed([]) as Moment))) return true;
  }
  return false;
}

/** The same parts, each of which is mixed when it is first read: a rule reads few of them. */
function mixedWhenRead(parts: object, mix: (key: string) => unknown): object {
  const read = new Map<string, unknown>();
  // A copy, because a proxy may not show other parts of what is frozen.
  return new Proxy(
    { ...parts },
    {
      get: (own, key) => {
        if (typeof key === 'symbol' || !Object.hasOwn(own, key)) return Reflect.get(own, key);
        if (!read.has(key)) read.set(key, mix(key));
        return read.get(key);
      },
    },
  );
}

/** Makes one of an item's texts empty, or turns one of its flags. */
const without =
  (random: (below: number) => number) =>
  (item: unknown): unknown => {
    if (!isPlain(item)) return item;
    const parts = Object.entries(item).filter(([, part]) => typeof part === 'string' || typeof part === 'boolean');
    const changed = parts[random(parts.length + 1)];
    return changed ? { ...item, [changed[0]]: typeof changed[1] === 'string' ? '' : !changed[1] } : item;
  };

const isPlain = (part: unknown): part is object =>
  typeof part === 'object' && part !== null && Object.getPrototypeOf(part) === Object.prototype;

/** A rule that throws for a mixture shows nothing. */
function isTrue(run: () => boolean): boolean {
  try {
    return run();
  } catch {
    return false;
  }
}
