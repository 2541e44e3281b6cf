import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  digits,
  email,
  fieldByLabel,
  fileRule,
  firstError,
  isChanged,
  isEmail,
  isFilled,
  matches,
  maxLength,
  noTags,
  optional,
  required,
  singleLine,
} from './form.rules';
import type { SelectedFile } from './form.types';

describe('the rules of fields', () => {
  test('[ONB-18] a missing value is reported with its label', () => {
    expect([required('City')(' '), required('City')('Lagos'), required('Terms')(false), required('Proof')([])]).toEqual([
      'City is required!',
      null,
      'Terms is required!',
      'Proof is required!',
    ]);
  });

  test('only the first broken rule is reported, and an empty value breaks only `required`', () => {
    const rule = firstError(required('Code'), optional(matches(/^\d+$/, 'Digits only')), maxLength(3));
    expect(['', 'a', '1234', '12'].map(rule)).toEqual(['Code is required!', 'Digits only', 'Use 3 characters or fewer.', null]);
    expect(maxLength(2)('👩🏽a')).not.toBeNull();
    expect(maxLength(2)('😀a')).toBeNull();
  });

  test('[SUP-02] a tag is found in any spelling, and a less-than sign is no tag', () => {
    const tags = ['<b>', '</script>', '< img src=x>', '<!--', '<?php', 'a<SCRIPT', '<\n/div>', '<svg/onload=1>'];
    expect(tags.map(noTags)).toEqual(tags.map(() => 'Contains disallowed characters or tags'));
    expect(['a < 5', '1<2', 'x > y', '<3', '&', 'Ò’Brien'].map(noTags)).toEqual([null, null, null, null, null, null]);
  });

  test('[ONB-18] invalid email addresses and numbers are reported', () => {
    expect([email('a@b'), email('a@b.ng')]).toEqual(['not a valid email!', null]);
    expect(['123', ' 1234 ', '12345', '12a4', '١٢٣٤'].map(digits(4))).toEqual([
      'not a valid number!',
      null,
      'not a valid number!',
      'not a valid number!',
      'not a valid number!',
    ]);
  });

  test('[GEN-03] a line is required and has 100 characters, unless its own limit says otherwise', () => {
    expect(['', 'x'.repeat(100), 'x'.repeat(101)].map(singleLine('City'))).toEqual([
      'City is required!',
      null,
      'Use 100 characters or fewer.',
    ]);
    expect(singleLine('Number', 20)('x'.repeat(21))).toBe('Use 20 characters or fewer.');
  });

  test('a refusal belongs to the field whose label it starts with', () => {
    const blames = fieldByLabel({ mail: 'Email', backup: 'Email for chargebacks', name: 'Name' });
    expect(['email is wrong', 'Email for chargebacks is wrong', 'The name is wrong'].map(blames)).toEqual([
      'mail',
      'backup',
      null,
    ]);
  });

  test('an email address has one @ and a host', () => {
    expect(['a@b.co', ' a.b+c@d-e.f.ng '].every(isEmail)).toBe(true);
    expect(['', 'a', 'a@b', 'a@@b.c', 'a b@c.d', '<a@b.c', 'a@b..c', `${'a'.repeat(250)}@b.co`].some(isEmail)).toBe(false);
  });

  test('a file has the right type by content, is not empty, and is not too large', () => {
    const rule = fileRule(['png'], 10, { kinds: 'a png file', size: '10 bytes' });
    const file = (over: Partial<SelectedFile>): SelectedFile => ({ key: '1', name: 'a.png', bytes: 1, kind: 'png', ...over });
    expect([rule([]), rule([file({}), file({ bytes: 10 })])]).toEqual([null, null]);
    expect(rule([file({}), file({ kind: 'other' })])).toBe('“a.png” must be a png file.');
    expect(rule([file({ bytes: 0 })])).toBe('“a.png” is empty.');
    expect(rule([file({ bytes: 11 })])).toBe('“a.png” is larger than 10 bytes.');
    expect(rule([file({ kind: 'cut' })])).toBe('“a.png” is incomplete. Choose the file again.');
    expect(rule([file({ name: 'a.jpg' })])).toBe('“a.jpg”: the file’s extension doesn’t match its contents.');
  });

  test('a form with its initial values has not changed, whatever was typed before', () => {
    const fields = fc.record({ name: fc.string(), password: fc.string(), agreed: fc.boolean(), proofs: fc.constant([]) });
    fc.assert(
      fc.property(fields, fields, (one, other) => {
        expect(isChanged({ ...one, proofs: [...one.proofs] }, one)).toBe(false);
        const same = one.name === other.name && one.password === other.password && one.agreed === other.agreed;
        expect(isChanged(other, one)).toBe(!same);
        expect(isFilled(one.name)).toBe(one.name.trim().length > 0);
      }),
    );
  });
});
