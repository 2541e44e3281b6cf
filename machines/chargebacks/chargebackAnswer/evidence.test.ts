import { describe, expect, it } from 'vitest';
import { CATEGORIES, categoryLabel, evidenceFor } from './evidence';

const recommendedFor = (reason: string, reasonCode = '') => evidenceFor({ reason, reasonCode }).recommended[0];

describe('[CBK-03] the documents that help', () => {
  it.each([
    ['Goods or services not received', '', 'delivery'],
    ['', 'Visa 13.1', 'delivery'],
    ['Not as described', '', 'description'],
    ['Duplicate processing', 'Visa 12.6.1', 'otherPayment'],
    ['Cancelled recurring payment', '', 'cancellation'],
    ['Canceled subscription', '', 'cancellation'],
    ['Credit not processed', '', 'refundProof'],
    ['Fraud, card absent', '', 'authorisation'],
    ['', 'Mastercard 4837', 'authorisation'],
  ])('against %j %j begin with the one for this reason', (reason, code, first) =>
    expect(recommendedFor(reason, code)).toBe(first),
  );

  it.each(['', 'Something new'])('are those for any chargeback if the reason is %j', (reason) => {
    expect(evidenceFor({ reason, reasonCode: '' })).toMatchObject({
      isGeneral: true,
      recommended: ['receipt', 'delivery', 'messages'],
    });
  });

  it('are offered once each, with a place for any other document', () => {
    const { recommended, optional } = evidenceFor({ reason: 'Not as described', reasonCode: '' });
    expect(optional).toEqual(['other']);
    const all = [...recommended, ...optional];
    expect(new Set(all).size).toBe(all.length);
  });

  it('are named in words, and an unknown category as it comes', () => {
    expect([categoryLabel('delivery'), categoryLabel('toString')]).toEqual([CATEGORIES.delivery.label, 'toString']);
  });
});
