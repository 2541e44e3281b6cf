/** Text that may be stored and shown to others. Without a schema, so that a machine can import it. */

/** Everything with a picture. The blanks of Braille, of hieroglyphs and of music are symbols that show nothing. */
const SEEN = /(?![\p{Default_Ignorable_Code_Point}\u2800\u{13441}\u{13442}\u{1d159}])[\p{L}\p{N}\p{P}\p{S}\p{Co}]/u;

/** Whether a text looks empty, although it is not: it has only characters that show nothing. */
const isInvisible = (text: string): boolean => /[^ \t\r\n\u00a0]/.test(text) && !SEEN.test(text);

/** Control characters other than tab and line ends, and halves of surrogate pairs. */
const CONTROL = /(?![\t\n\r])\p{Cc}|\p{Cs}/u;

/** Whether a text has no control characters other than tab and line ends, and no half of a surrogate pair. Enough for a search. */
export const isPlainText = (text: string): boolean => !CONTROL.test(text);

/** Format characters with a picture of their own: the signs before Arabic, Syriac and Kaithi numbers. */
const SHOWN_FORMAT = '\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}';
/**
 * Nobody sees these, but they make two texts differ: tags, fillers, selectors, marks of direction, placeholders of objects, symbols without a
 * picture. The separators of lines and paragraphs end a line in an email or a file, and not on a page.
 */
const HIDDEN = new RegExp(
  `[\\u2028\\u2029\\u2800\\u{13441}\\u{13442}\\u{1d159}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}\\ufff9-\\ufffc]|(?![${SHOWN_FORMAT}])\\p{Cf}`,
  'u',
);

/** Scripts whose letters take another form at a joiner. */
const JOINING =
  'Adlm Arab Beng Deva Gujr Guru Khmr Knda Mand Mlym Mong Mymr Newa Nkoo Orya Phag Sinh Syrc Taml Telu Tibt Tirh'.split(' ');
const JOINED = `(?=[\\p{L}\\p{M}])[${JOINING.map((script) => `\\p{scx=${script}}`).join('')}]`;
/** After these a joiner chooses the form of the consonant before it, even at the end of a word. */
const VIRAMA = '[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca]';
const MONGOLIAN = '(?=\\p{L})\\p{Script=Mongolian}';

/** Hidden characters where a script or an emoji needs them. Each follows what it changes, so there is never one after another. */
const NEEDED = new RegExp(
  [
    `(?<=${JOINED})[\\u200c\\u200d](?=${JOINED})`,
    `(?<=${VIRAMA})[\\u200c\\u200d]`,
    `(?<=\\p{Emoji_Modifier}|\\p{Extended_Pictographic}\\ufe0f?)\\u200d(?=\\p{Extended_Pictographic})`,
    '(?<=\\p{Extended_Pictographic})[\\ufe0e\\ufe0f]',
    '(?<=[0-9#*])\\ufe0f(?=\\u20e3)',
    '(?<=\\p{Script=Han})[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]',
    '(?<=\\p{Script=Myanmar})\\ufe00',
    `(?<=${MONGOLIAN})[\\u180b-\\u180f]`,
    '(?<=[\\u2801-\\u28ff])\\u2800',
  ].join('|'),
  'gu',
);

/** Written languages need four at most. A hundred of them cover the lines above and below. */
const MOST_MARKS = 6;
const PILED_MARKS = new RegExp(`\\p{M}{${MOST_MARKS + 1}}`, 'u');
const ASCII = /^[ -~\t\r\n]*$/;

/**
 * Whether a text may be stored and shown to others: without control characters, with something to see unless it is blank, without characters that
 * turn the writing direction or that nobody sees where no script needs them, and with at most six marks on a letter. Every name and text that
 * is sent or stored follows this rule.
 */
export function isSafeText(text: string): boolean {
  if (!isPlainText(text)) return false;
  if (ASCII.test(text)) return true;
  const bare = text.replace(NEEDED, '');
  return !HIDDEN.test(bare) && !PILED_MARKS.test(bare.normalize('NFD')) && !isInvisible(text);
}

/** What is said of a text that is not safe, after its name. */
export const NOT_ALLOWED = 'contains characters that are not allowed';
