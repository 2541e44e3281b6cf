/** As in the quick test, for longer sequences and many more of them. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runSteps, step } from '../testing/chargebackMoney';
import { LARGE_MS, merchants } from '../testing/refunds';

const merchant = merchants();
const SEQUENCES = 1_000;
/** So little that some chargebacks are held in part, and wait for the balance once they are lost. */
const OPENING = 10_00n;

it(
  `[CBK-03] [BAL-01] money agrees to the kobo after each of ${SEQUENCES} sequences of payments, refunds, chargebacks, answers and decisions`,
  async () => {
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25, size: 'max' }), async (steps) => {
        runs += 1;
        await runSteps(await merchant(OPENING), steps, OPENING);
      }),
      { numRuns: SEQUENCES },
    );
    expect(runs).toBe(SEQUENCES);
  },
  LARGE_MS * 10,
);
