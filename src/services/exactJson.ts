/** Reads the text of a response without rounding a number in it: what a binary floating point number can't hold keeps its digits. */

const NUMBER = /^(-?)(\d+)(?:\.(\d*))?(?:e([+-]?\d{1,6}))?$/i;
/** No amount has more. An exponent could ask for a text that fills the memory. */
const MOST_DIGITS = 1_000;

/** Returns a number as decimal text without an exponent, with the same value, or null if the text is no number or far too long. */
function plainDecimal(text: string): string | null {
  const [, sign = '', whole, fraction = '', exponent = '0'] = NUMBER.exec(text) ?? [];
  if (whole === undefined) return null;
  const shift = Number(exponent);
  const length = whole.length + fraction.length + Math.abs(shift);
  if (length > MOST_DIGITS) return null;
  if (shift === 0) return fraction === '' ? `${sign}${whole}` : `${sign}${whole}.${fraction}`;
  const point = whole.length + shift;
  const digits = `${'0'.repeat(Math.max(0, 1 - point))}${whole}${fraction}${'0'.repeat(Math.max(0, point - whole.length - fraction.length))}`;
  const before = Math.max(point, 1);
  const [integer, rest] = [digits.slice(0, before).replace(/^0+(?=\d)/, ''), digits.slice(before).replace(/0+$/, '')];
  return rest === '' ? `${sign}${integer}` : `${sign}${integer}.${rest}`;
}

/** Most responses have no number that could be rounded, and need no second look. */
const SUSPECT = /\d[\d.]{15}|\d[eE][+-]?\d/;
/** Strings, so that a number within one is left alone, and numbers. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

const trimmed = (decimal: string) => (decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal);

/** A number that a double holds as it is written stays one. Any other becomes text with all of its digits. */
function exact(token: string): string {
  if (token.startsWith('"')) return token;
  const plain = plainDecimal(token);
  if (plain === null) return JSON.stringify(token);
  const isHeld = Math.abs(Number(token)) <= Number.MAX_SAFE_INTEGER && String(Number(token)) === trimmed(plain);
  return isHeld ? token : JSON.stringify(plain);
}

/** Returns the value of JSON text. Text that is no JSON stays as it is, and the record's schema refuses it. */
export function parseExactly(text: string): unknown {
  try {
    return JSON.parse(SUSPECT.test(text) ? text.replace(TOKEN, exact) : text);
  } catch {
    return text;
  }
}
