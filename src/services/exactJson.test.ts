import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Amount } from '../../contract/money';
import { payouts } from '../../contract/payouts/payouts';
import { wirePayout } from '../../tests/services/payoutSamples';
import { formatAmount } from '../ui/text/format';
import { checked } from './call';
import { parseExactly } from './exactJson';

/** A JSON number in any of its notations, far beyond what a double holds. */
const written = fc
  .record({
    sign: fc.constantFrom('', '-'),
    whole: fc.oneof(fc.constant('0'), fc.stringMatching(/^[1-9]\d{0,30}$/)),
    fraction: fc.oneof(fc.constant(''), fc.stringMatching(/^\.\d{1,30}$/)),
    exponent: fc.oneof(fc.constant(''), fc.stringMatching(/^[eE][+-]?\d{1,2}$/)),
  })
  .map(({ sign, whole, fraction, exponent }) => `${sign}${whole}${fraction}${exponent}`);

const amountOf = (json: string) => {
  const answer = parseExactly(json);
  return typeof answer === 'object' && answer !== null && 'amount' in answer ? Amount(answer.amount) : null;
};

describe('a number of a response', () => {
  it('is an amount with all of its digits, in any notation', () => {
    fc.assert(
      fc.property(written, (number) => {
        const amount = String(amountOf(`{"amount":${number}}`));
        expect(amount).toMatch(/^-?\d+(\.\d+)?$/);
        expect(new Big(amount).eq(new Big(number))).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    ['12345678901234567.89', '12345678901234567.89'],
    ['1.005e3', '1005'],
    ['1e21', '1000000000000000000000'],
    ['1.5E-7', '0.00000015'],
    ['9007199254740993', '9007199254740993'],
  ])('%s is %s', (number, amount) => expect(amountOf(`{"amount": ${number} }`)).toBe(amount));

  it('stays a number if a double holds it, so that counts and shares are as before', () => {
    const text = '{"count":100,"share":12.50,"big":1e3,"none":0,"long":[12345678901234567890]}';
    expect(parseExactly(text)).toEqual({ count: 100, share: 12.5, big: 1000, none: 0, long: ['12345678901234567890'] });
  });

  it('within a text is left alone', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string({ unit: 'binary' }), written, (value, text, number) => {
        const all = { value: JSON.stringify(value), text, both: `"${text}\\${number}`, [`${number}"`]: number };
        expect(parseExactly(JSON.stringify(all))).toEqual(JSON.parse(JSON.stringify(all)));
      }),
    );
  });

  it('is refused as an amount if it lost digits before', () => {
    expect(String(Amount(2 ** 60))).toContain('must');
    expect(String(Amount(parseExactly('1e999999')))).toContain('must');
  });

  it('does not reject the other rows of its page', () => {
    const rows = ['1e25', '0.1', '99999999999999999999.99'].map((amount) =>
      JSON.stringify({ ...wirePayout, amount: 'HERE' }).replace('"HERE"', amount),
    );
    const page = checked(payouts.listPayouts, parseExactly(`{"items":[${rows.join()}],"totalItems":3}`));
    expect(page.rows.map(({ amount, currency }) => formatAmount(amount ?? '', currency))).toEqual([
      'NGN 10,000,000,000,000,000,000,000,000.00',
      'NGN 0.10',
      'NGN 99,999,999,999,999,999,999.99',
    ]);
  });
});

it('leaves a text that is no JSON to the schema', () =>
  expect(parseExactly('<html>1e5 12345678901234567890')).toContain('<html>'));
