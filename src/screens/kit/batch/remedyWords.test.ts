import { expect, it } from 'vitest';
import type { Remedy } from '../../../../machines/kit/batch/batch.queue';
import { CAUSES as PAYOUTS } from '../../payouts/bulk/causeWords';
import { CAUSES as REFUNDS } from '../../refunds/bulk/causeWords';
import { remedyWords } from './remedyWords';

it.each<[Remedy<never>, string, string]>([
  [{ kind: 'lookUp', lines: [2] }, 'Look up the transaction', 'Look up the name'],
  [{ kind: 'lookUp', lines: [2, 3] }, 'Look up the transactions', 'Look up the names'],
  [{ kind: 'exclude', lines: [2] }, 'Exclude row 2', 'Exclude row 2'],
  [{ kind: 'exclude', lines: [2, 3] }, 'Exclude 2 rows', 'Exclude 2 rows'],
  [{ kind: 'include', lines: [2] }, 'Include the row', 'Include the row'],
  [{ kind: 'include', lines: [2, 3] }, 'Include the 2 rows', 'Include the 2 rows'],
  [{ kind: 'keep', lines: [2] }, 'Refund again', 'Keep both'],
])('[BLK-01] the button of a remedy says how many rows it is for: %j', (remedy, refund, payout) => {
  expect(remedyWords(REFUNDS, 'duplicate', remedy)).toBe(refund);
  expect(remedyWords(PAYOUTS, 'duplicate', remedy)).toBe(payout);
});
