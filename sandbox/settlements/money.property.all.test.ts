/** As `money.property.test.ts`, with many more and longer histories. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LARGE_MS, merchants } from '../testing/refunds';
import { afterEachOf, sequenceOf } from '../testing/sequences';
import { runSteps, step, terms } from '../testing/settlementMoney';

const merchant = merchants();
const HISTORIES = 400;

it(
  `[STL-01] [RSV-01] settlements and reserve agree with the ledger after each of ${HISTORIES} long histories`,
  async () => {
    let settled = 0;
    await afterEachOf(HISTORIES, fc.tuple(terms, sequenceOf(step, 40, 8)), async ([how, steps]) => {
      settled += await runSteps(await merchant(10_00n), how, steps);
    });
    expect(settled).toBeGreaterThan(HISTORIES);
  },
  LARGE_MS * 12,
);
