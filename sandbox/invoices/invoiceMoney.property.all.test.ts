/** As in the quick test, for longer sequences and many more of them. */
import { it } from 'vitest';
import { runSteps, step } from '../testing/invoiceMoney';
import { LARGE_MS, merchants } from '../testing/refunds';
import { afterEachOf, sequenceOf } from '../testing/sequences';

const merchant = merchants();
const SEQUENCES = 1_000;
const OPENING = 100_000_00n;

it(
  `[INV-04] standings, ledger and transactions agree after each of ${SEQUENCES} sequences of invoices, payments, parts, refunds, voids and marks`,
  () => afterEachOf(SEQUENCES, sequenceOf(step, 25), async (steps) => runSteps(await merchant(OPENING), steps, OPENING)),
  LARGE_MS * 10,
);
