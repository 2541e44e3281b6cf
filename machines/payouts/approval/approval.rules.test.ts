/** What an approval says about its payouts: their amounts, who initiated them, and whether a code was sent. */
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { rent } from '../approvals/approvals.flow';
import { approvalMachine } from './approval.machine';
import { balanceAfter, ifRecent, isMaker, makerOf, moneyOf, shortBy, totalOf } from './approval.rules';
import { commonInitiator, deciderOf, timelineOf } from './approval.timeline';

const tunde = { id: '2', name: 'Tunde Bello', mayApprove: true };
const amaka = { id: '1', name: 'Amaka Obi', mayApprove: true };

describe('[APR-01] the money of a payout that awaits its decision', () => {
  it('is its amount and its fee with their sum, if both are known', () => {
    expect(moneyOf({ amount: '60000.10', fee: '50.20' })).toEqual({ amount: '60000.10', fee: '50.20', sum: '60050.30' });
    expect(moneyOf({ amount: '60000.00', fee: null })).toBeNull();
    expect(moneyOf({ amount: null, fee: '50.00' })).toBeNull();
  });
  it('stays held until it is paid, and comes back if the payout is declined', () => {
    expect([balanceAfter('100.00', '60.50', true), balanceAfter('100.00', '60.50', false)]).toEqual(['100.00', '160.50']);
  });
  it('is short by what the balance is below zero', () => {
    expect(['-0.01', '0.00', '12.00', null].map(shortBy)).toEqual(['0.01', null, null, null]);
  });
  it('adds up over several payouts', () => {
    expect(totalOf([rent])).toEqual({ currency: 'NGN', amount: '1000050.00' });
    expect(totalOf([rent, { ...rent, amount: '0.10' }])).toEqual({ currency: 'NGN', amount: '1000100.10' });
  });
});

describe('[APR-01] the maker of payouts', () => {
  it.each([
    [{ initiatorId: '1', initiator: 'Amaka Obi' }, true],
    [{ initiatorId: '2', initiator: 'Amaka Obi' }, false],
    [{ initiatorId: null, initiator: 'Amaka Obi' }, true],
    [{ initiatorId: null, initiator: 'Tunde Bello' }, false],
    [{ initiatorId: null, initiator: '' }, false],
  ])('of %j is this person: %s', (made, is) => expect(isMaker(made, amaka)).toBe(is));

  it('is the approver if any of the payouts is their own, else the initiator of the first', () => {
    const { context } = createActor(approvalMachine, {
      input: { payoutIds: ['1'], isApproved: true, approver: amaka },
    }).getSnapshot();
    const other = { ...rent, initiatorId: '9' };
    const of = (...payouts: (typeof rent)[]) => makerOf({ ...context, payouts });
    expect([of(other, rent), of(other), of({ ...other, initiatorId: null, initiator: 'Bola Ade' }), of()]).toEqual([
      ...['1', '9'],
      ...['Bola Ade', ''],
    ]);
  });

  it('is named for all of them, if it is one person who is known', () => {
    expect([commonInitiator([rent]), commonInitiator([{ ...rent, initiator: '' }])]).toEqual(['Amaka Obi', null]);
    expect(commonInitiator([{ ...rent, initiator: '' }, rent])).toBeNull();
  });
  it('is at the begin of the way to a decision, also if only the payout names them', () =>
    expect(timelineOf(rent)[0]).toMatchObject({ kind: 'initiated', by: 'Amaka Obi', at: rent.initiatedAt }));
});

describe('[APR-01] a refusal', () => {
  it('keeps the next code back for a minute after the last one', () => {
    expect([ifRecent(1_000, 60_999), ifRecent(1_000, 61_000), ifRecent(null, 0)]).toEqual([1_000, null, null]);
  });
});

describe('[APR-01] the way to a decision', () => {
  const events = [
    { status: 'Initiated', at: '2026-11-21T09:30:00', by: 'Amaka Obi' },
    { status: 'Verified', at: '2026-11-21T09:31:00', by: null },
    { status: 'Approved', at: '2026-11-21T09:40:00', by: 'Ngozi Eze' },
    { status: 'Pending', at: '2026-11-21T09:41:00', by: null },
  ];

  it('is what the provider reports, then the decision since the last step, then what follows', () => {
    expect(timelineOf({ ...rent, events }).map(({ kind, by, at, state }) => [kind, by, at, state])).toEqual([
      ['initiated', 'Amaka Obi', '2026-11-21T09:30:00', 'done'],
      ['verified', null, '2026-11-21T09:31:00', 'done'],
      ['approved', 'Ngozi Eze', '2026-11-21T09:40:00', 'done'],
      ['other', null, '2026-11-21T09:41:00', 'done'],
      ['decision', null, '2026-11-21T09:41:00', 'now'],
      ['next', null, null, 'ahead'],
    ]);
  });

  it('begins with the initiation if the provider reports nothing', () => {
    const kinds = timelineOf({ ...rent, initiator: '' }).map(({ kind, by, at }) => [kind, by, at]);
    expect(kinds[0]).toEqual(['initiated', null, rent.initiatedAt]);
    expect(kinds).toHaveLength(3);
  });

  it('says who decides, and who initiated several payouts', () => {
    expect([deciderOf([rent], tunde), deciderOf([rent], amaka)]).toEqual(['you', 'maker']);
    expect(deciderOf([rent], { ...tunde, mayApprove: false })).toBe('role');
    expect(commonInitiator([rent, { ...rent, payoutId: '2' }])).toBe('Amaka Obi');
    expect([commonInitiator([rent, { ...rent, initiator: 'Bola Ade' }]), commonInitiator([])]).toEqual([null, null]);
  });
});
