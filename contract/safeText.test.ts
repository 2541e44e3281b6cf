/** Texts that may be stored and shown to others: every script that people write in, and nothing that nobody sees. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSafeText } from './safeText';

/** Names and texts that people write, with the marks and joiners of their scripts. */
const WRITTEN = [
  ['Yoruba', 'Ọláwálé Ṣẹ́gun Ọ̀ṣúnbọ̀'],
  ['Yoruba, in single marks', 'O\u0323\u0300s\u0323un Ade\u0323\u0301wale\u0323'],
  ['Igbo', 'Chukwuemeka Ọkọ́ńkwọ̀ Ṅkechi'],
  ['Hausa', 'Ɓala Ƙofar Ɗan’azumi'],
  ['four marks on a letter', 'O\u0323\u0300\u0304\u0301'],
  ['Arabic, with all vowels', 'مُحَمَّدٌ'],
  ['Persian, with a joiner between letters', 'می\u200cخواهم'],
  ['Hebrew', 'דָּנָה'],
  ['Hindi', 'क्\u200dष क्\u200cष श्री'],
  ['Malayalam, with a joiner at the end of a word', 'അവന\u0d4d\u200d'],
  ['Sinhala', 'ශ්\u200dරී'],
  ['Fulani in Adlam', '𞤀𞤣𞤢𞤥\u200c𞤢'],
  ['Tibetan', 'བསྒྲུབས'],
  ['Thai', 'น้ำปลา ก็ที่'],
  ['Vietnamese', 'Nguyễn Thị Ngọc'],
  ['Japanese, with the variant of a character', '葛\u{e0100}城 収入'],
  ['Korean', '김민준'],
  ['Mongolian', 'ᠮᠣᠩᠭᠣᠯ\u180e\u1820'],
  ['emoji', '🙂 ❤\ufe0f 👍🏽 1\ufe0f\u20e3 🇳🇬'],
  ['emoji with joiners', '👩\u200d💻 👨🏾\u200d🍳 🏳\ufe0f\u200d🌈 👩\u200d❤\ufe0f\u200d👨'],
  ['Braille, with its blank', '⠁⠙⠁⠀⠕⠃⠊'],
  ['lines and spaces', 'a\tb\r\nc\u00a0d'],
  ['nothing', ''],
] as const;

/** What nobody sees, or what covers the lines around it. */
const REFUSED = [
  ['a zero-width space', '\u200b'],
  ['a joiner between Latin letters', '\u200d'],
  ['a non-joiner between Latin letters', '\u200c'],
  ['a soft hyphen', '\u00ad'],
  ['a word joiner', '\u2060'],
  ['a byte order mark', '\ufeff'],
  ['a right-to-left override', '\u202e'],
  ['an isolate', '\u2067'],
  ['a swapping control', '\u206a'],
  ['a shape control', '\u206f'],
  ['a tag', '\u{e0041}'],
  ['a tag of a language', '\u{e0001}'],
  ['a placeholder of an object', '\ufffc'],
  ['an annotation', '\ufff9'],
  ['a noncharacter', '\uffff'],
  ['a variation selector', '\ufe0f'],
  ['a supplementary variation selector', '\u{e0100}'],
  ['two variation selectors after an emoji', '❤\ufe0f\ufe0f'],
  ['a Hangul filler', '\u3164'],
  ['a grapheme joiner', '\u034f'],
  ['an invisible sign of mathematics', '\u2062'],
  ['a blank of Braille between Latin letters', '\u2800'],
  ['a blank of music', '\u{1d159}'],
  ['a blank of hieroglyphs', '\u{13441}'],
  ['a line separator', '\u2028'],
  ['a paragraph separator', '\u2029'],
  ['ninety marks', '\u0301'.repeat(90)],
  ['seven marks', '\u0323\u0300\u0301\u0302\u0303\u0304\u0306'],
  ['a control', '\u0007'],
  ['half of a pair', '\ud800'],
] as const;

const marks = fc.array(fc.constantFrom('\u0300', '\u0301', '\u0323', '\u0304', '\u0331'), { maxLength: 4 });
const letter = fc.tuple(fc.constantFrom(...'aeioumnsAEIOUbcdr'), marks).map(([base, above]) => base + above.join(''));
const written = fc.oneof(
  { weight: 3, arbitrary: letter },
  fc.constantFrom(...WRITTEN.map(([, text]) => `${text} `)),
  fc.constant(' '),
);
const name = fc.array(written, { maxLength: 20 }).map((parts) => parts.join(''));

describe('a safe text', () => {
  it.each(WRITTEN)('may be %s', (_, text) => expect(isSafeText(text)).toBe(true));

  it.each(REFUSED)('has no %s, wherever it stands', (_, hidden) => {
    for (const text of [`Ada${hidden}Okafor`, `Ada${hidden}`, `${hidden}Ada`, `Ada ${hidden} Okafor`, hidden])
      expect([text, isSafeText(text)]).toEqual([text, false]);
  });

  it('is any name of letters with up to four marks, and stays one in either normal form', () => {
    fc.assert(
      fc.property(name, (text) => {
        for (const form of [text, text.normalize('NFC'), text.normalize('NFD')])
          expect([form, isSafeText(form)]).toEqual([form, true]);
      }),
    );
  });

  it('is never a name with a hidden character put into it', () => {
    fc.assert(
      fc.property(name, name, fc.constantFrom(...REFUSED.map(([, hidden]) => hidden)), (before, after, hidden) => {
        // Where two letters of one script or two emoji meet, a joiner or a selector has a meaning.
        expect(isSafeText(`${before}x${hidden}x${after}`)).toBe(false);
      }),
    );
  });

  it('never differs from another one only in characters without a picture, outside of scripts and emoji that need them', () => {
    const unseen = fc.integer({ min: 0, max: 0x10ffff }).filter((code) => {
      const character = String.fromCodePoint(code);
      return (
        /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}]/u.test(character) &&
        !/[\t\r\n]|[\u0600-\u08e2\u{110bd}\u{110cd}]/u.test(character)
      );
    });
    const everyUnseen = fc.oneof(unseen, fc.integer({ min: 0xe0000, max: 0xe0fff }), fc.integer({ min: 0x2060, max: 0x206f }));
    fc.assert(
      fc.property(everyUnseen, (code) => {
        expect(isSafeText(`Ada${String.fromCodePoint(code)}Obi`)).toBe(false);
      }),
    );
  });

  it('can’t pile marks up behind joiners', () => {
    expect(isSafeText(`ع${'\u064b\u064c\u064d\u200d'.repeat(30)}ع`)).toBe(false);
  });

  it('is checked in a time that grows with its length alone', () => {
    const long = [`${'\u0301'.repeat(6)}a`, '👩\u200d', 'क्\u200d', '\u200d', 'ẹ́'].map((part) => part.repeat(100_000));
    const start = performance.now();
    for (const text of long) isSafeText(text);
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});
