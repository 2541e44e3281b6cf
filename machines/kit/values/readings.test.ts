import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ACCOUNT_NUMBER,
  bareNumber,
  MERCHANT_ID,
  nationalPhone,
  numberError,
  SAVED_NUMBER,
  short,
  subscriberPhone,
} from './readings';

const separator = fc.stringMatching(/^[ \u00a0\u202f\-\u2013\u200b]{0,2}$/);
const digits = fc.stringMatching(/^\d{1,14}$/);

describe('[PAY-04] an account number', () => {
  it.each([
    ['0123 456 789', '0123456789'],
    ['0123-456-789', '0123456789'],
    [' 0123\u00a0456\u202f789\t', '0123456789'],
    ['\u200b0123456789', '0123456789'],
    ['FR76 3000 4000', 'FR7630004000'],
  ])('%j is read without what separates its parts', (text, number) => expect(bareNumber(text)).toBe(number));

  it('is read with every digit, whatever its separators', () => {
    fc.assert(
      fc.property(digits, fc.array(separator, { minLength: 14, maxLength: 14 }), (number, separators) => {
        const text = [...number].map((digit, at) => (at === 0 ? digit : `${separators[at] ?? ''}${digit}`)).join('');
        expect(bareNumber(text)).toBe(number);
      }),
    );
  });

  it.each([
    ['', null],
    ['0123', null],
    ['0123 456 789', null],
    ['0123 456 789 0', 'The account number has 11 digits. It must have 10.'],
    ['-123', '“-123” is not an account number. Use digits only.'],
    ['2.05E+09', '“2.05E+09” is not an account number. Use digits only.'],
    ['٠١٢', '“٠١٢” is not an account number. Use digits only.'],
  ])('%j says %j', (text, error) => expect(numberError(text, ACCOUNT_NUMBER)).toBe(error));

  it('has its own words for a merchant ID', () => {
    expect(numberError('1'.repeat(21), MERCHANT_ID)).toBe('The merchant ID has 21 digits. It can have at most 20.');
    expect(numberError('1e4', MERCHANT_ID)).toBe('“1e4” is not a merchant ID. Use digits only.');
    expect(numberError('1'.repeat(20), MERCHANT_ID)).toBeNull();
  });

  it('[BEN-02] of a saved account has at most 20 digits', () => {
    expect([10, 11, 20].map((count) => numberError('1'.repeat(count), SAVED_NUMBER))).toEqual([null, null, null]);
    expect(numberError('1'.repeat(21), SAVED_NUMBER)).toBe('The account number has 21 digits. It can have at most 20.');
  });

  it('is shortened in a sentence after 60 characters', () => {
    expect([short('x'.repeat(60)), short('😀'.repeat(60))]).toEqual(['x'.repeat(60), '😀'.repeat(60)]);
    expect(short('x'.repeat(61))).toBe(`${'x'.repeat(60)}…`);
  });

  it('is never cut: a number that is too long is an error', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{11,40}$/), (number) => {
        expect(bareNumber(number)).toBe(number);
        expect(numberError(number, ACCOUNT_NUMBER)).toBe(`The account number has ${number.length} digits. It must have 10.`);
      }),
    );
  });
});

describe('[ONB-12] a phone number that follows +234', () => {
  it.each([
    ['+234 803 555 1212', '8035551212'],
    ['0803 555 1212', '8035551212'],
    ['8035551212', '8035551212'],
    ['0803555121', '0803555121'],
  ])('%s', (text, number) => expect(subscriberPhone(text)).toBe(number));
});

describe('[SUP-01] a phone number is read as it is dialled in its country', () => {
  it.each([
    ['+234 803 555 1212', '08035551212'],
    ['+234 (0) 803-555-1212', '08035551212'],
    ['002348035551212', '08035551212'],
    ['2348035551212', '08035551212'],
    ['0803 555 1212', '08035551212'],
    ['8035551212', '8035551212'],
    ['+44 20 7946 0958', '+442079460958'],
    ['call me', 'callme'],
  ])('%s', (text, number) => expect(nationalPhone(text)).toBe(number));
  it('without a dial code, unless it is a number', () => {
    expect([nationalPhone('+234 803', ''), nationalPhone('+234 803', '.*')]).toEqual(['+234803', '+234803']);
  });
  it('with the dial code of another country', () => expect(nationalPhone('+44 20 7946 0958', '44')).toBe('02079460958'));
});
