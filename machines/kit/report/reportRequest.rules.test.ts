import { describe, expect, it } from 'vitest';
import { reportInCentre } from './reportRequest.flow';
import { allOrUsual, hasFailed, isReady, lookPauseMs, resumed, toggled, usualChoice } from './reportRequest.rules';

const columns = [
  { key: 'date', head: 'Date', isUsual: true },
  { key: 'amount', head: 'Amount', isUsual: true },
  { key: 'fee', head: 'Fee', isUsual: false },
];
const choice = (...chosen: readonly string[]) => ({ columns: chosen, format: 'xlsx' as const });

describe('[TRX-03] the choice of columns', () => {
  it.each([
    [[], ['date', 'amount', 'fee']],
    [
      ['date', 'amount'],
      ['date', 'amount', 'fee'],
    ],
    [
      ['date', 'amount', 'fee'],
      ['date', 'amount'],
    ],
  ])('of %j becomes %j with one press', (before, after) =>
    expect(allOrUsual(columns, choice(...before))).toEqual(choice(...after)),
  );

  it('has the usual columns at first, and each press adds or removes one', () => {
    expect(usualChoice(columns)).toEqual({ columns: ['date', 'amount'], format: 'csv' });
    expect(toggled(columns, choice('fee'), 'date')).toEqual(choice('date', 'fee'));
    expect(toggled(columns, choice('date', 'fee'), 'date')).toEqual(choice('fee'));
  });
});

describe('[TRX-03] a remembered request', () => {
  const request = { ...choice('date'), filter: { status: 'Failed' }, idempotencyKey: 'key' };
  const bookmark = (isReceived: boolean) => ({ choice: choice('date'), request, isReceived });

  it.each([
    ['Failed', false, request],
    ['Failed', true, request],
    ['Pending', false, request],
    ['Pending', true, null],
  ])('with the filter %s, received: %s', (status, isReceived, found) =>
    expect(resumed(bookmark(isReceived), { status })).toEqual(found),
  );

  it('is none without a request', () => {
    expect(resumed(null, {})).toBeNull();
    expect(resumed({ choice: choice('date'), request: null, isReceived: true }, {})).toBeNull();
    expect(resumed({ choice: choice('date'), request: null, isReceived: false }, {})).toBeNull();
  });
});

describe('[TRX-03] the progress of a file', () => {
  const report = (status: string) => reportInCentre({ status });

  it.each([
    ['Completed', true, false],
    ['Failed', false, true],
    ['Pending', false, false],
  ])('that is %s', (status, ready, failed) => {
    expect([isReady(report(status)), hasFailed(report(status))]).toEqual([ready, failed]);
  });

  it('is unknown without a report', () => expect([isReady(null), hasFailed(null)]).toEqual([false, false]));

  it('is looked up after 2, 4, 8, 16 and then 30 seconds', () =>
    expect([0, 1, 2, 3, 4, 9].map(lookPauseMs)).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000]));
});
