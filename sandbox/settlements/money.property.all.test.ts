/** As `money.property.test.ts`, with many more and longer histories. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LARGE_MS, merchants } from '../testing/refunds';
import { runSteps, step, terms } from '../testing/settlementMoney';

const merchant = merchants();
const HISTORIES = 400;

it(
  `[STL-01] [RSV-01] settlements and reserve agree with the ledger after each of ${HISTORIES} long histories`,
  async () => {
    let settled = 0;
    await fc.assert(
      fc.asyncProperty(terms, fc.array(step, { minLength: 8, maxLength: 40, size: 'max' }), async (how, steps) => {
        settled += await runSteps(await merchant(10_00n), how, steps);
      }),
      { numRuns: HISTORIES },
    );
    expect(settled).toBeGreaterThan(HISTORIES);
  },
  LARGE_MS * 12,
);
