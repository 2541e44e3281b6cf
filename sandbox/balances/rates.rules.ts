/** Prices of currencies, in minor units of the quote currency for one unit of the base currency. */

export interface Pair {
  readonly id: string;
  readonly base: string;
  readonly quote: string;
  readonly buy: bigint;
  readonly sell: bigint;
}

const PAIRS: readonly Pair[] = [
  { id: '1', base: 'USD', quote: 'NGN', buy: 152_000n, sell: 149_000n },
  { id: '2', base: 'GBP', quote: 'NGN', buy: 193_000n, sell: 189_000n },
  { id: '3', base: 'EUR', quote: 'NGN', buy: 165_000n, sell: 161_000n },
];

/** How long a price is valid, in milliseconds. */
const PERIOD_MS = 300_000;

/** Steps of 1/2000, at most four in each direction, and the same in the same period of every run. */
const stepsIn = (period: number, pair: number) => BigInt(((period * 37 + pair * 11) % 9) - 4);

function pricesIn(period: number): readonly Pair[] {
  return PAIRS.map((pair, index) => {
    const moved = (price: bigint) => price + (price * stepsIn(period, index)) / 2000n;
    return { ...pair, buy: moved(pair.buy), sell: moved(pair.sell) };
  });
}

const periodOf = (now: Temporal.Instant) => Math.floor(now.epochMilliseconds / PERIOD_MS);

export const pairsAt = (now: Temporal.Instant): readonly Pair[] => pricesIn(periodOf(now));

/** Returns the prices of a pair that are still valid, from the current and the previous period. */
export const validPrices = (now: Temporal.Instant, pairId: string): readonly Pair[] =>
  [periodOf(now), periodOf(now) - 1].flatMap((period) => pricesIn(period).filter(({ id }) => id === pairId));

/**
 * Returns the credit for a debit, both in minor units: divided by the buy price if the source is the quote currency, else multiplied by the
 * sell price. Rounded down (as `bigint` division does), so that no cycle of swaps gains. Null if the pair has other currencies.
 */
export function creditFor(pair: Pair, source: string, destination: string, debit: bigint): bigint | null {
  if (source === pair.quote && destination === pair.base) return (debit * 100n) / pair.buy;
  if (source === pair.base && destination === pair.quote) return (debit * pair.sell) / 100n;
  return null;
}
