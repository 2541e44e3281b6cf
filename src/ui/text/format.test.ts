import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencyName, formatAmount, formatSigned, groupDigits } from './format';

const digits = (min: number, max: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: min, maxLength: max }).map((each) => each.join(''));
const whole = digits(1, 30).map((text) => text.replace(/^0+(?=\d)/, ''));

describe('formatting of amounts', () => {
  test('[GEN-02] an amount has its currency code first, groups of thousands, and the decimals of its currency', () => {
    expect(formatAmount('60000', 'NGN')).toBe('NGN 60,000.00');
    expect(formatAmount('4250000.5', 'NGN')).toBe('NGN 4,250,000.50');
    expect(formatAmount('1500', 'JPY')).toBe('JPY 1,500');
    expect(formatAmount('1.5', 'KWD')).toBe('KWD 1.500');
    expect(formatAmount('-1200', 'USD')).toBe('USD −1,200.00');
  });

  test('[GEN-02] a signed amount has a real minus sign, and zero has no sign', () => {
    expect(formatSigned('-1200', 'NGN')).toBe('−1,200.00');
    expect(formatSigned('1200', 'NGN')).toBe('1,200.00');
    for (const nothing of ['0.00', '-0.00', '-0']) expect(formatSigned(nothing, 'NGN')).toBe('0.00');
  });

  test('[GEN-02] no digit passes through binary floats', () => {
    expect(formatAmount('12345678901234567890.12', 'NGN')).toBe('NGN 12,345,678,901,234,567,890.12');
    expect(formatAmount('0.1234567890123456789', 'NGN')).toBe('NGN 0.1234567890123456789');
    expect(formatAmount('9007199254740993', 'NGN')).toBe('NGN 9,007,199,254,740,993.00');
  });

  test('[GEN-02] text that is not a decimal number stays unchanged', () => {
    for (const text of ['', 'free', '1e3', '1,000', 'Infinity', '0x10', ' 1'])
      expect(formatAmount(text, 'NGN')).toBe(`NGN ${text}`);
  });

  test('[GEN-02] an amount with an unknown currency code is still formatted', () => {
    expect(formatAmount('10', 'POINTS')).toBe('POINTS 10.00');
  });

  test('[GEN-02] every amount without its grouping equals the input', () => {
    fc.assert(
      fc.property(whole, digits(0, 20), (units, minor) => {
        const given = minor ? `${units}.${minor}` : units;
        const kept = minor.replace(/0+$/, '').padEnd(2, '0');
        expect(formatAmount(given, 'NGN').replaceAll(',', '')).toBe(`NGN ${units}.${kept}`);
      }),
    );
  });

  test('[GEN-02] groups have three digits', () => {
    fc.assert(fc.property(whole, (units) => void expect(formatAmount(units, 'NGN')).toMatch(/^NGN \d{1,3}(,\d{3})*\.00$/)));
  });

  test('a long number is shown in groups of six digits, and nothing else is', () => {
    expect(groupDigits('000013261121084210000044719023')).toBe('000013 261121 084210 000044 719023');
    for (const text of ['0123456789', 'KBR-880F6D302AB75BCC', '']) expect(groupDigits(text)).toBe(text);
  });

  test('a currency has its name, and what is no currency keeps its text', () => {
    expect(['NGN', 'USD', 'QQQ', '', '<b>'].map(currencyName)).toEqual(['Nigerian Naira', 'US Dollar', 'QQQ', '', '<b>']);
  });
});
