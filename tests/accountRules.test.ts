/** The rules of the sign-up form and of the provider share no code. This test compares them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSafeText } from '../contract/safeText';
import type { SignUpDraft } from '../machines/access/signUp/signUp.machine';
import { validate } from '../machines/access/signUp/signUp.machine';
import { nationalPhone } from '../machines/kit/values/readings';
import { type SignUp, signUpProblem, trimSignUp } from '../sandbox/access/accounts.rules';

const right: SignUpDraft = {
  firstName: 'Ada',
  lastName: 'Obi',
  userEmail: 'ada@crafts.test',
  mobileNumber: '08012345678',
  name: 'Ada Crafts',
  password: 'Newleaf#2027',
  confirmpassword: 'Newleaf#2027',
};
const fields: readonly (keyof SignUp)[] = ['firstName', 'lastName', 'userEmail', 'mobileNumber', 'name', 'password'];

const saidByForm = (draft: SignUpDraft, field: keyof SignUp) =>
  validate({ ...draft, confirmpassword: draft.password })[field] ?? null;
/** A phone number is sent in its normalised form. */
const sent = (text: string, field: keyof SignUp) => (field === 'mobileNumber' ? nationalPhone(text) : text);
const saidByProvider = ({ confirmpassword: _, ...draft }: SignUpDraft) =>
  signUpProblem(trimSignUp({ ...draft, mobileNumber: sent(draft.mobileNumber, 'mobileNumber') }));

/** Texts that often cause errors: scripts, signs, letters of many languages, spaces, lengths. */
const naughty = [
  '',
  ' ',
  'Ada',
  ' Ada ',
  'Ada-Mae',
  "N'Golo",
  'O’Neil',
  'Ọ̀ṣun',
  'Адаму',
  '李',
  'Ada Obi',
  'Ada2',
  'Ada_',
  '<script>alert(1)</script>',
  '<b',
  '</p>',
  '<!-- -->',
  '<?php',
  '< b',
  '<3',
  'a < 5',
  '&lt;b&gt;',
  'a@b.co',
  'A@B.CO',
  'a@b',
  'a@@b.co',
  'a b@c.co',
  '<a@b.co',
  '08012345678',
  ' 08012345678 ',
  '0801234567',
  '+2348012345678',
  '０８０１２３４５６７８',
  'newleaf#2027',
  'NEWLEAF#2027',
  'Newleaf#abcd',
  'Newleaf 2027',
  'Newleaf#2027 ',
  'Nw#2',
  `Newleaf#2027${'x'.repeat(88)}`,
  'x'.repeat(100),
  'x'.repeat(101),
  `${'x'.repeat(95)}@b.co`,
  `${'x'.repeat(96)}@b.co`,
  '😀'.repeat(60),
];

/** The provider refuses these in every field, before it looks at the field's own rules. */
const unsafe = [
  '\u2800',
  '\u200b',
  'Ada\u200b',
  'Ada\u202eObi',
  'a\u200b@b.co',
  '0801234567\u200b8',
  'Newleaf#2027\u2800',
  'x\u0000',
];

describe('[SUP-01 SUP-02 GEN-03] the form and the provider', () => {
  it.each(fields)('say the same of every text in %s', (field) => {
    for (const text of naughty) {
      const draft = { ...right, [field]: text };
      expect([field, text, saidByForm(draft, field)]).toEqual([field, text, saidByProvider(draft)]);
    }
  });
  it('say the same of whatever is typed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.string({ unit: 'grapheme', maxLength: 120 }), (field, text) => {
        const draft = { ...right, [field]: text };
        if (isSafeText(sent(text, field))) expect(saidByForm(draft, field)).toBe(saidByProvider(draft));
        else expect(saidByForm(draft, field)).not.toBeNull();
      }),
    );
  });
  it.each(fields)('refuse characters that show nothing in %s', (field) => {
    expect(unsafe.filter(isSafeText)).toEqual([]);
    for (const text of unsafe.filter((each) => !isSafeText(sent(each, field))))
      expect([text, saidByForm({ ...right, [field]: text }, field)]).toEqual([text, expect.any(String)]);
  });
  it('take a sign-up that keeps every rule', () => {
    expect(validate(right)).toEqual({});
    expect(saidByProvider(right)).toBeNull();
  });
});

describe('[SUP-01 GEN-03] what is pasted into the form', () => {
  it('takes a phone number as it is written abroad, and says what is too long', () => {
    expect(validate({ ...right, mobileNumber: '+234 803 555 1212' })).toEqual({});
    expect(validate({ ...right, name: 'x'.repeat(150) })).toEqual({ name: 'Use 100 characters or fewer.' });
  });
});

describe('[SUP-01] the confirmation', () => {
  it.each([
    ['', 'Confirm Password is required'],
    ['Newleaf#2028', 'Passwords do not match'],
    ['Newleaf#2027', undefined],
  ])('%j: %s', (confirmpassword, said) => expect(validate({ ...right, confirmpassword }).confirmpassword).toBe(said));
});
