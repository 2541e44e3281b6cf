import { describe, expect, it } from 'vitest';
import { maskMark } from '../../../contract/onboarding/onboarding';
import { elevenDigits, isMasked } from './onboardingDetails.rules';

describe('[ONB-07 ONB-10] a masked number', () => {
  const masked = `${maskMark.repeat(7)}5678`;
  it('is valid, because it keeps the saved value', () => expect(elevenDigits('BVN')(masked)).toBeNull());
  it('is recognised by the mark in the contract', () =>
    expect([isMasked(masked), isMasked('22212345678')]).toEqual([true, false]));
  it('may have spaces and dashes between its digits', () =>
    expect(['222 1234 5678', '222-1234-5678', ' 22212345678 '].map(elevenDigits('BVN'))).toEqual([null, null, null]));
  it('requires eleven digits once it is changed', () => expect(elevenDigits('BVN')('5678')).not.toBeNull());
});
