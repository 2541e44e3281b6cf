import { describe, expect, it } from 'vitest';
import { waitedFor } from './approvals.machine';

describe('[APR-01] how long a payout has waited', () => {
  it.each([
    ['2026-11-21T10:00:00', '0 min'],
    ['2026-11-21T10:00:40', '0 min'],
    ['2026-11-21T09:29:00', '31 min'],
    ['2026-11-21T09:00:00', '1 h'],
    ['2026-11-21T08:48:00', '1 h 12 min'],
    ['2026-11-20T14:35:00', '19 h'],
    ['2026-11-20T10:00:00', '1 day'],
    ['2026-11-18T09:59:00', '3 days'],
  ])('since %s: %s', (initiatedAt, words) =>
    // 10:00 in Lagos.
    expect(waitedFor(initiatedAt, Date.UTC(2026, 10, 21, 9))).toBe(words),
  );
});
