import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasMobile, readMobile } from './mobile';

const WHOLE = '+2348062201184';

describe('[CUS-02] a mobile number', () => {
  it.each([
    WHOLE,
    '+234 806 220 1184',
    '+234-806-220-1184',
    '(+234) 806.220.1184',
    '08062201184',
    '0806 220 1184',
    '00234 806 220 1184',
    '\u202a+234\u00a0806\u00a0220\u00a01184\u202c',
    '＋２３４８０６２２０１１８４',
    '+234\u2011806\u2011220\u20111184\n',
  ])('is read whatever stands between its digits: %j', (text) => expect(readMobile(text).mobile).toBe(WHOLE));
  it.each([
    ['+4407700900123', '+4407700900123'],
    ['+86 138 0013 8000', '+8613800138000'],
  ])('may be of another country: %s', (text, mobile) => expect(readMobile(text).mobile).toBe(mobile));
  it.each([
    ['+23408062201184', 'Leave out the 0 after +234.'],
    ['+234 806 220 118', 'Enter 10 digits after +234.'],
    ['+234 806 220 11845', 'Enter 10 digits after +234.'],
    ['8062201184', /country code/],
    ['+1', /country code/],
    ['+234 CALL ADA', 'Enter 10 digits after +234.'],
    ['+1234567890123456', /country code/],
    ['٠٨٠٦٢٢٠١١٨٤', /country code/],
  ])('is refused with the reason: %s', (text, error) => expect(readMobile(text).error).toMatch(error));
  it.each(['', ' ', '+', '+234', ' +234 ', '234'])('is missing where only the dial code is: %j', (text) =>
    expect(hasMobile(text)).toBe(false),
  );
  it('is sent as + and digits, or not at all, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
        const { mobile, error } = readMobile(text);
        if (mobile === null) return void expect(error).not.toBe('');
        expect(mobile).toMatch(/^\+[1-9]\d{7,14}$/);
        expect(readMobile(mobile).mobile).toBe(mobile);
      }),
    );
  });
});
