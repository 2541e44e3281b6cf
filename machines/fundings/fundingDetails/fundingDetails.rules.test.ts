import { describe, expect, it } from 'vitest';
import { fundingInFull } from './fundingDetails.flow';
import { moneyOf, repushBarrier } from './fundingDetails.rules';

describe('[FND-02] the balance of a funding', () => {
  const of = (more: object) =>
    moneyOf({ before: '2343030.00', amount: '2640000.00', fee: '50.00', after: '4982980.00', ...more });
  it('adds up with a fee that was taken from it', () =>
    expect(of({})).toEqual({ before: '2343030.00', amount: '2640000.00', fee: '50.00', after: '4982980.00' }));
  it('adds up without a fee', () => expect(of({ after: '4983030.00' })?.fee).toBeNull());
  it.each([{ before: null }, { after: null }, { amount: null }, { fee: null }, { after: '4982980.01' }])(
    'is left out where it cannot add up (%j)',
    (more) => expect(of(more)).toBeNull(),
  );
});

describe('[FND-02] sending the notification again', () => {
  it('needs a role, a webhook and an event', () => {
    expect(repushBarrier(fundingInFull, true)).toBeNull();
    expect(repushBarrier(fundingInFull, false)).toBe('Your role can view fundings only.');
    expect(repushBarrier({ ...fundingInFull, webhookUrl: null }, true)).toBe('Your business has no webhook URL.');
    expect(repushBarrier({ ...fundingInFull, eventId: '' }, true)).toBe('The provider has no notification of this funding.');
  });
});
