import { describe, expect, it } from 'vitest';
import { payoutCases, rent } from './payout.cases';
import { fateOf, outcomeView } from './payout.outcome';
import type { PayoutResult, Settled } from './payout.types';

const { all: choices } = payoutCases.ports.loadChoices.answers;
const { successful } = payoutCases.ports.loadResult.answers;
const SHOWN = { loading: false, failed: false };

const view = (result: PayoutResult | null, outcome: Settled = 'verified', known = true) =>
  outcomeView({ order: rent, outcome, result, choices: known ? choices : null, currency: 'NGN' }, SHOWN);
const lines = (result: PayoutResult) => view(result)?.statement?.lines.map(({ label, amount }) => `${label} ${amount}`);

describe('[PAY-05] the outcome of a payout', () => {
  it.each<[Settled, string | null, string]>([
    ['paid', null, 'paid'],
    ['verified', null, 'held'],
    ['received', null, 'held'],
    ['paid', 'Processing', 'held'],
    ['verified', 'Successful', 'paid'],
    ['verified', 'Awaiting Second Level Approval Verification', 'held'],
    ['paid', 'Failed', 'returned'],
    ['received', 'Rejected', 'returned'],
    ['received', 'Declined', 'returned'],
  ])('%s with the status %s is %s', (outcome, status, fate) => expect(fateOf(outcome, status)).toBe(fate));

  it('has the balance before as the form showed it, and the balance after as it was returned', () => {
    expect(lines({ ...successful, available: '6422880.00' })).toEqual(['before 6482930.00', 'amount -60000.00', 'fee -50.00']);
    expect(view({ ...successful, available: '6422880.00' })?.statement?.balance).toBe('6422880.00');
  });
  it('names what is held for a payout that waits', () => {
    const waiting = { ...successful, status: 'Awaiting Approval', available: '6422880.00' };
    expect(lines(waiting)).toEqual(['before 6482930.00', 'heldWithFee -60050.00']);
    expect(lines({ ...waiting, fee: null, available: '6422930.00' })).toEqual(['before 6482930.00', 'held -60000.00']);
  });
  it('has no fee that the provider did not report, and counts nothing for money that came back', () => {
    expect(lines({ ...successful, fee: null, available: '6422930.00' })).toEqual(['before 6482930.00', 'amount -60000.00']);
    expect(lines({ ...successful, status: 'Failed', available: '6482930.00' })).toEqual(['before 6482930.00']);
  });
  it('has no lines while a balance is unknown: after a reload, or before the provider returned it', () => {
    expect(view(successful, 'paid', false)?.statement).toBeNull();
    expect(view({ ...successful, available: null })?.statement).toBeNull();
    expect(view(null, 'paid')).toMatchObject({ fate: 'paid', status: null, statement: null });
  });
  it('is none without an order, or before it is known', () => {
    const known = { order: rent, outcome: 'paid', result: successful, choices, currency: 'NGN' } as const;
    expect(outcomeView({ ...known, outcome: null }, SHOWN)).toBeNull();
    expect(outcomeView({ ...known, order: null }, SHOWN)).toBeNull();
  });
});
