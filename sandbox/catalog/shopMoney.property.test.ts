/** Whatever happens in a shop in whatever order: orders, stock and money agree. */
import { expect, it } from 'vitest';
import { LARGE_MS, merchants } from '../testing/refunds';
import { afterEachOf, sequenceOf } from '../testing/sequences';
import { runSteps, step } from '../testing/shopMoney';

const merchant = merchants();
const SEQUENCES = 60;
const OPENING = 100_000_00n;

it(
  `[CAT-01] orders, stock and money agree after each of ${SEQUENCES} sequences of baskets, orders, changes of prices and stock, and time`,
  async () => {
    let orders = 0;
    await afterEachOf(SEQUENCES, sequenceOf(step, 14), async (steps) => {
      orders += await runSteps(await merchant(OPENING), steps, OPENING);
    });
    // Fewer would mean that the sequences hardly reach an order.
    expect(orders).toBeGreaterThan(SEQUENCES / 20);
  },
  LARGE_MS * 3,
);
