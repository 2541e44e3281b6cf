/** The problems of a file of refunds, grouped by cause. */
import { queueOf } from '../../kit/batch/batch.queue';
import type { Cause, Problem } from './bulkRefund.check';
import type { Entry } from './bulkRefund.entries';
import type { Field } from './bulkRefund.file';

export const groupKeyOf = (_: Entry, { cause }: Problem): string => cause;

export const { groupsOf, correctionsIn, exclusionsIn } = queueOf<Cause, Field, Entry>({
  keyOf: groupKeyOf,
  // An amount is money of one customer, so each is corrected by itself.
  together: new Set<Cause>(),
  remedies: { hidden: 'include', silent: 'lookUp', refused: 'lookUp', duplicate: 'keep', repeated: 'keep' },
});
