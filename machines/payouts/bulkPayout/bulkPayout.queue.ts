/** The problems of a file of payouts, grouped by cause. */
import { queueOf } from '../../kit/batch/batch.queue';
import type { Cause, Problem } from './bulkPayout.check';
import type { Entry } from './bulkPayout.entries';
import type { Field } from './bulkPayout.file';

/** Returns the key of the group of a problem. Rows with the same unknown bank are alike, and those with another one are not. */
export const groupKeyOf = ({ row }: Entry, { cause }: Problem) =>
  cause === 'bankUnknown' ? `${cause} ${row.bank.trim().toLowerCase()}` : cause;

export const { groupsOf, correctionsIn, exclusionsIn } = queueOf<Cause, Field, Entry>({
  keyOf: groupKeyOf,
  // A rounded number is confirmed row by row, because any digit may be wrong.
  together: new Set<Cause>(['bankUnknown', 'accountLength', 'amountUnreadable']),
  remedies: { hidden: 'include', bankSilent: 'lookUp', duplicate: 'keep' },
});
