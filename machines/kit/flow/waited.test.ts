import { describe, expect, it } from 'vitest';
import { waitedFor } from './waited';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** 08:00 in Lagos. */
const start = Date.UTC(2026, 10, 21, 7);

describe('[APR-01] how long a payout waits for approval', () => {
  it.each([
    [-MINUTE, '0 min'],
    [0, '0 min'],
    [MINUTE - 1, '0 min'],
    [59 * MINUTE, '59 min'],
    [HOUR, '1 h'],
    [HOUR + MINUTE, '1 h 1 min'],
    [2 * HOUR, '2 h'],
    [9 * HOUR + 59 * MINUTE, '9 h 59 min'],
    [10 * HOUR, '10 h'],
    [10 * HOUR + 59 * MINUTE, '10 h'],
    [24 * HOUR - 1, '23 h'],
    [24 * HOUR, '1 day'],
    [48 * HOUR - 1, '1 day'],
    [48 * HOUR, '2 days'],
  ])('after %s milliseconds it is %s', (after, words) => expect(waitedFor('2026-11-21T08:00:00', start + after)).toBe(words));
});
