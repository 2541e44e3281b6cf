/** Pseudo-random numbers that repeat: mulberry32 from one seed number. */
export interface Random {
  /** Returns an integer from `low` to `high`, both included. */
  int(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  /** Returns one of the options by weight. */
  weighted<T>(options: readonly (readonly [T, number])[], fallback: T): T;
  chance(probability: number): boolean;
  digits(length: number): string;
  /** Upper-case hexadecimal. */
  hex(length: number): string;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const unit = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (low: number, high: number) => low + Math.floor(unit() * (high - low + 1));
  const text = (length: number, base: number) => Array.from({ length }, () => int(0, base - 1).toString(base)).join('');
  return {
    int,
    pick: (list) => {
      const picked = list[int(0, list.length - 1)];
      if (picked === undefined) throw new Error('There is nothing to pick from');
      return picked;
    },
    weighted: (options, fallback) => {
      let left = unit() * options.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [option, weight] of options) {
        left -= weight;
        if (left < 0) return option;
      }
      return fallback;
    },
    chance: (probability) => unit() < probability,
    digits: (length) => text(length, 10),
    hex: (length) => text(length, 16).toUpperCase(),
  };
}
