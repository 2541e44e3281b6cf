import { describe, expect, it } from 'vitest';
import { maskMark } from '../../../contract/onboarding/onboarding';
import { elevenDigits, isMasked } from './particulars.rules';

describe('[ONB-07 ONB-10] a number of which the role sees only the end', () => {
  const masked = `${maskMark.repeat(7)}5678`;
  it('is complete as it is, because it keeps what was saved', () => expect(elevenDigits('BVN')(masked)).toBeNull());
  it('is known by the mark of the contract', () => expect([isMasked(masked), isMasked('22212345678')]).toEqual([true, false]));
  it('may have spaces and dashes between its digits', () =>
    expect(['222 1234 5678', '222-1234-5678', ' 22212345678 '].map(elevenDigits('BVN'))).toEqual([null, null, null]));
  it('has its eleven digits again once it is typed anew', () => expect(elevenDigits('BVN')('5678')).not.toBeNull());
});
