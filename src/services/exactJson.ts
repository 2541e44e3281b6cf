/** Reads the text of a response without rounding a number in it: what a binary floating point number can't hold keeps its digits. */
import { plainDecimal } from '../../contract/plainDecimal';

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
