/** Whatever happens to payments in whatever order: balances, holds, the summary and the rest of each payment agree. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runSteps, step } from '../testing/chargebackMoney';
import { LARGE_MS, merchants } from '../testing/refunds';

const merchant = merchants();
const SEQUENCES = 200;
/** So little that some chargebacks are held in part, and wait for the balance once they are lost. */
const OPENING = 10_00n;

it(
  `[CBK-03] [BAL-01] money agrees to the kobo after each of ${SEQUENCES} sequences of payments, refunds, chargebacks, answers and decisions`,
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
