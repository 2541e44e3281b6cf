/** Whatever happens to invoices in whatever order: standings, ledger and transactions agree. Paid and void are final. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runSteps, step } from '../testing/invoiceMoney';
import { LARGE_MS, merchants } from '../testing/refunds';

const merchant = merchants();
const SEQUENCES = 300;
const OPENING = 100_000_00n;

it(
  `[INV-04] standings, ledger and transactions agree after each of ${SEQUENCES} sequences of invoices, payments, parts, refunds, voids and marks`,
  async () => {
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12, size: 'max' }), async (steps) => {
        runs += 1;
        await runSteps(await merchant(OPENING), steps, OPENING);
      }),
      { numRuns: SEQUENCES },
    );
    expect(runs).toBe(SEQUENCES);
  },
  LARGE_MS * 3,
);
