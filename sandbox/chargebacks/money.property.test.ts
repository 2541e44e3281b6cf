/** Whatever happens to payments in whatever order: balances, holds, the summary and the rest of each payment agree. */
import { it } from 'vitest';
import { runSteps, step } from '../testing/chargebackMoney';
import { LARGE_MS, merchants } from '../testing/refunds';
import { afterEachOf, sequenceOf } from '../testing/sequences';

const merchant = merchants();
const SEQUENCES = 200;
/** So little that some chargebacks are held in part, and wait for the balance once they are lost. */
const OPENING = 10_00n;

it(
  `[CBK-03] [BAL-01] money agrees to the kobo after each of ${SEQUENCES} sequences of payments, refunds, chargebacks, answers and decisions`,
  () => afterEachOf(SEQUENCES, sequenceOf(step, 12), async (steps) => runSteps(await merchant(OPENING), steps, OPENING)),
  LARGE_MS * 3,
);
