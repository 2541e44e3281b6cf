/** As in the quick test, for longer sequences and many more of them. */
import { it } from 'vitest';
import { runSteps, step } from '../testing/chargebackMoney';
import { LARGE_MS, merchants } from '../testing/refunds';
import { afterEachOf, sequenceOf } from '../testing/sequences';

const merchant = merchants();
const SEQUENCES = 1_000;
/** So little that some chargebacks are held in part, and wait for the balance once they are lost. */
const OPENING = 10_00n;

it(
  `[CBK-03] [BAL-01] money agrees to the kobo after each of ${SEQUENCES} sequences of payments, refunds, chargebacks, answers and decisions`,
  () => afterEachOf(SEQUENCES, sequenceOf(step, 25), async (steps) => runSteps(await merchant(OPENING), steps, OPENING)),
  LARGE_MS * 10,
);
