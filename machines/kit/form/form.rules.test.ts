import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SomeTextUpTo, TextUpTo } from '../../../contract/common';
import {
  digits,
  email,
  fieldByLabel,
  fileRule,
  filesOf,
  firstError,
  hasRows,
  isChanged,
  isEmail,
  isFilled,
  matches,
  noTags,
  optional,
  required,
  singleLine,
  textUpTo,
  validateWith,
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
    const rule = firstError(required('Code'), optional(matches(/^\d+$/, 'Digits only')), textUpTo(3));
    expect(['', 'a', '1234', '12'].map(rule)).toEqual(['Code is required!', 'Digits only', 'Use 3 characters or fewer.', null]);
    expect(textUpTo(2)('👩🏽a')).not.toBeNull();
    expect(textUpTo(2)('😀a')).toBeNull();
  });

  test('a text is as long for the provider as in the form', () => {
    const isTaken = (text: string) => [TextUpTo(3), SomeTextUpTo(3)].every((schema) => typeof schema(text) === 'string');
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'é', '😀', '한'), minLength: 1, maxLength: 5 }), (text) => {
        expect(isTaken(text)).toBe(textUpTo(3)(text) === null);
      }),
    );
    expect([TextUpTo(3)(''), typeof SomeTextUpTo(3)('')]).toEqual(['', 'object']);
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

  test('a file has a name that a provider stores', () => {
    const rule = fileRule(['png'], 10, { kinds: 'a png file', size: '10 bytes' });
    const named = (name: string) => rule([{ key: '1', name, bytes: 1, kind: 'png' }]);
    expect([named(`${'a'.repeat(251)}.png`), named('Bestätigung <b>.png')]).toEqual([null, null]);
    expect(named(`${'a'.repeat(252)}.png`)).toBe(`“${'a'.repeat(40)}…”: the file name is too long. Use 255 characters or fewer.`);
    expect(named('a\u202egnp.png')).toMatch(/: the file name contains characters that are not allowed\. Rename the file\.$/);
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

  test('[GEN-03] an email address has at most 254 characters', () => {
    expect([249, 250].map((count) => isEmail(`${'a'.repeat(count)}@b.co`))).toEqual([true, false]);
  });

  const png: SelectedFile = { key: '1', name: 'a.png', bytes: 1, kind: 'png' };

  test.each([
    ['', false, [], false],
    ['text', true, [], false],
    [false, false, [], false],
    [true, true, [], false],
    [[], false, [], false],
    [[png], true, [png], false],
    [[{ name: 'Ada' }], true, [], true],
    [[{ name: 'Ada', bytes: 'x' }], true, [], true],
  ])('the value %j is filled: %s', (value, filled, files, rows) => {
    expect([isFilled(value), filesOf(value), hasRows(value)]).toEqual([filled, files, rows]);
  });

  test.each([
    [[png], [png], false],
    [[png], [], true],
    [[], [png], true],
    [[png, png], [png], true],
    [[png], [{ ...png }], true],
  ])('a form is changed by its files: %j instead of %j', (files, initial, changed) =>
    expect(isChanged({ files }, { files: initial })).toBe(changed),
  );
  test('a form is changed where a list replaces a text', () => {
    expect(isChanged<{ files: string | readonly SelectedFile[] }>({ files: [] }, { files: '' })).toBe(true);
    expect(isChanged<{ files: string | readonly SelectedFile[] }>({ files: '' }, { files: [] })).toBe(true);
  });

  test('[ONB-18] each field has its own rule, which may need the others, and an empty message is none', () => {
    const check = validateWith<{ one: string; other: string; free: string }>({
      one: required('One'),
      other: (value, { one }) => (value === one ? '' : 'Not the same'),
    });
    expect(check({ one: '', other: '', free: '' })).toEqual({ one: 'One is required!' });
    expect(check({ one: 'a', other: 'b', free: '' })).toEqual({ other: 'Not the same' });
  });

  test('[ONB-07] a file is called as its contents are, in any case', () => {
    const rule = fileRule(['png', 'jpeg'], 10, { kinds: 'a picture', size: '10 bytes' });
    const names = [
      ['png', 'a.PNG'],
      ['jpeg', 'a.jpg'],
      ['jpeg', 'a.JPEG'],
      ['jpeg', 'a.png'],
      ['png', 'png'],
    ] as const;
    expect(names.map(([kind, name]) => rule([{ ...png, kind, name }]) === null)).toEqual([true, true, true, false, false]);
  });
});
