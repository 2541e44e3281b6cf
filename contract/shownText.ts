/** Text from outside, so that it can only be read as it is. Without a schema, so that a machine can import it. */

/** Characters that turn the writing direction of what stands around them: U+202E shows `fdp.exe` as `exe.pdf`. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /(?=\p{L})[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Without these, a text can't end its own isolation. */
const DIRECTIONS = new RegExp(DIRECTION, 'gu');
const [ISOLATE, END] = ['\u2068', '\u2069'];

/**
 * Returns a text from outside for the middle of a sentence: whatever is in it, the words around it keep their order. A text that can't change them
 * stays as it is. In JSX, the element `<bdi>` does the same.
 */
export function isolated(text: string): string {
  if (!RIGHT_TO_LEFT.test(text) && !DIRECTION.test(text)) return text;
  return `${ISOLATE}${text.replaceAll(DIRECTIONS, '')}${END}`;
}

const SHOWN = 60;

/** Returns a text for the middle of a sentence: isolated, and shortened if it is long. */
export function short(text: string): string {
  const letters = [...text];
  return isolated(letters.length > SHOWN ? `${letters.slice(0, SHOWN).join('')}…` : text);
}

/** How long a text is, in characters and not in UTF-16 code units, so that an emoji does not count twice: one count for the form and the provider. */
export const lengthOf = (text: string): number => [...text].length;
