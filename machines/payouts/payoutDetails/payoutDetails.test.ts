import { describe, expect, it } from 'vitest';
import { paid } from './payoutDetails.flow';
import { timelineOf } from './payoutDetails.machine';

describe('[PAY-01] what became of a payout', () => {
  it('is what the provider tells, and only the last step can still be going on', () => {
    const events = [
      { status: 'Initiated', at: '2026-11-21T08:42:10', by: 'Amaka Obi' },
      { status: 'Awaiting Verification', at: '2026-11-21T08:42:10', by: null },
    ];
    const steps = timelineOf({ ...paid, status: 'Awaiting Verification', events });
    expect(steps.map(({ status, state }) => [status, state])).toEqual([
      ['Initiated', 'done'],
      ['Awaiting Verification', 'now'],
    ]);
  });
  it.each([
    ['Successful', 'done'],
    ['Failed', 'failed'],
    ['Rejected', 'failed'],
    ['Processing', 'now'],
    ['Something new', 'now'],
  ])('without a tale it is initiated, and then %s', (status, state) => {
    const steps = timelineOf({ ...paid, status, events: [], initiator: 'Amaka Obi', settledAt: null });
    expect(steps).toEqual([
      { status: 'Initiated', at: paid.initiatedAt, by: 'Amaka Obi', state: 'done' },
      { status, at: null, by: null, state },
    ]);
  });
  it('without a tale and a person it is initiated by nobody', () =>
    expect(timelineOf({ ...paid, events: [], initiator: '' })[0]).toMatchObject({ status: 'Initiated', by: null }));
  it('does not say twice that it was only initiated', () => {
    expect(timelineOf({ ...paid, status: 'Initiated', events: [] })).toHaveLength(1);
  });
});
