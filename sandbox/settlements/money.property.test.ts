/** Whatever happens in whatever order: each posting belongs to one settlement, and statements, wallets and reserve agree with the ledger. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LARGE_MS, merchants } from '../testing/refunds';
import { afterEachOf, sequenceOf } from '../testing/sequences';
import { runSteps, step, terms } from '../testing/settlementMoney';

const merchant = merchants();
const HISTORIES = 60;
const OPENING = 10_00n;

it(
  `[STL-01] [RSV-01] every posting belongs to one settlement, and each amount is the sum of its lines and items, after each of ${HISTORIES} histories`,
  async () => {
    let settled = 0;
    await afterEachOf(HISTORIES, fc.tuple(terms, sequenceOf(step, 16)), async ([how, steps]) => {
      settled += await runSteps(await merchant(OPENING), how, steps);
    });
    expect(settled).toBeGreaterThan(HISTORIES);
  },
  LARGE_MS * 3,
);
