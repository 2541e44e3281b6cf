import { describe, expect, it } from 'vitest';
import { disputed } from './chargebackDetails.flow';
import { costOf, dueHere, moneyOf, reasonOf, stepsOf } from './chargebackDetails.rules';

const { chargeback, order } = disputed;
const of = (status: string, more: object = {}) => ({ ...chargeback, status, ...more });

describe('[CBK-02] the reason of a chargeback', () => {
  it.each([
    ['Fraud', 'fraud', 'Fraud'],
    ['Goods not received', 'Visa 13.1', 'Goods not received, Visa 13.1'],
    ['', 'Visa 13.1', 'Visa 13.1'],
    ['', '', ''],
  ])('names the code of a card scheme only: %s %s', (reason, reasonCode, words) =>
    expect(reasonOf({ reason, reasonCode })).toBe(words),
  );
});

describe('[CBK-02] the money of a chargeback', () => {
  it('adds up now, if it is won, and if it is lost', () => {
    expect(moneyOf(chargeback)).toMatchObject({
      kind: 'open',
      lines: [
        { label: 'held', figures: ['-186500.00', '-186500.00', null] },
        { label: 'returned', figures: [null, '186500.00', null] },
        { label: 'lost', figures: [null, null, '-186500.00'] },
        { label: 'fee', figures: [null, null, '-2500.00'] },
      ],
      net: ['-186500.00', '0.00', '-189000.00'],
    });
  });
  it.each([
    ['Won', '0.00'],
    ['Lost', '-189000.00'],
    ['Accepted', '-189000.00'],
  ])('came to its sum once it is %s', (status, net) => {
    expect(moneyOf(of(status, { held: '0.00' }))).toMatchObject({ kind: 'closed', net: [net] });
  });
  it('has no fee if the provider doesn’t say it', () => {
    expect(moneyOf(of('Pending', { fee: null })).net).toEqual(['-186500.00', '0.00', '-186500.00']);
    expect([costOf(chargeback), costOf({ amount: '10', fee: null })]).toEqual(['189000.00', '10.00']);
  });
});

it('[CBK-02] the time that is left is that of the provider, also on a computer whose clock is wrong', () => {
  const at = (dueAt: string | null, ahead: number | null) => dueHere({ chargeback: { ...chargeback, dueAt }, ahead });
  const due = Date.UTC(2026, 10, 27, 23);
  expect([0, 60_000, -60_000, null].map((ahead) => at('2026-11-27T23:59:59', ahead))).toEqual([
    due,
    due + 60_000,
    due - 60_000,
    due,
  ]);
  expect(at(null, 60_000)).toBeNull();
});

describe('[CBK-02] the steps of a chargeback', () => {
  const statesOf = (status: string, more: object = {}) =>
    stepsOf({ chargeback: of(status, more), order, isInTime: true }).map(({ kind, state }) => `${kind} ${state}`);
  const before = ['paid done', 'settled done', 'opened done', 'held done'];
  it.each([
    ['New', {}, ['answer ahead', 'decision ahead', 'outcome ahead']],
    ['Awaiting Response', { answeredAt: '2026-11-20T09:00:00' }, ['answer done', 'decision ahead', 'outcome ahead']],
    ['Won', { answeredAt: '2026-11-20T09:00:00' }, ['answer done', 'decision done', 'outcome done']],
    ['Lost', { answeredAt: '2026-11-20T09:00:00' }, ['answer done', 'decision failed', 'outcome failed']],
    ['Lost', {}, ['answer failed', 'decision failed', 'outcome failed']],
    // Who accepts leaves the bank nothing to decide, so that it isn’t said twice.
    ['Accepted', { answeredAt: '2026-11-20T09:00:00' }, ['answer done', 'outcome failed']],
    // The bank may decide while there is time, and then nothing was missed.
    ['Won', {}, ['answer done', 'decision done', 'outcome done']],
    [
      'Lost',
      { dueAt: '2026-12-27T23:59:59', decidedAt: '2026-11-20T09:00:00' },
      ['answer done', 'decision failed', 'outcome failed'],
    ],
    ['Assessment', {}, ['answer done', 'decision ahead', 'outcome ahead']],
  ])('of %s with %j', (status, more, after) => expect(statesOf(status, more)).toEqual([...before, ...after]));

  it('promise no answer once the time to answer ended, or a final comment closed it', () => {
    const thread = [{ id: '1', comment: 'Closed.', isAdmin: true, isFinal: true, author: '', createdAt: null, proofs: [] }];
    const answerIn = (more: object, isInTime: boolean) =>
      stepsOf({ chargeback: of('Pending', more), order, isInTime }).find(({ kind }) => kind === 'answer')?.state;
    expect([answerIn({}, true), answerIn({}, false), answerIn({ thread }, true), answerIn({ thread }, false)]).toEqual([
      'ahead',
      'failed',
      'done',
      'done',
    ]);
  });
  it('that are still to come have no time', () => {
    const ahead = stepsOf({ ...disputed, isInTime: true }).filter(({ state }) => state === 'ahead');
    expect(ahead.map(({ at, amount }) => [at, amount])).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
  });
  it('have the settlement in the order of time, and only once it is paid', () => {
    const kinds = (at: string | null) =>
      stepsOf({
        isInTime: true,
        chargeback: of('Awaiting Response', { answeredAt: '2026-11-20T09:00:00' }),
        order: order && { ...order, settlement: { id: '12', reference: 'STL-1', at, amount: '184500.00' } },
      }).map(({ kind }) => kind);
    const ahead = ['decision', 'outcome'];
    expect(kinds('2026-11-03T06:00:00')).toEqual(['paid', 'settled', 'opened', 'held', 'answer', ...ahead]);
    expect(kinds('2026-11-18T06:00:00')).toEqual(['paid', 'opened', 'held', 'settled', 'answer', ...ahead]);
    expect(kinds('2026-11-21T06:00:00')).toEqual(['paid', 'opened', 'held', 'answer', 'settled', ...ahead]);
    expect(kinds(null)).not.toContain('settled');
  });
  it('begin with the chargeback if the provider doesn’t know the payment', () => {
    expect(stepsOf({ chargeback, order: null, isInTime: true })[0]?.kind).toBe('opened');
  });
});
