/** Reads numbers in any notation of JSON without rounding them. Without a schema, because every response is read with it. */

const NUMBER = /^(-?)(\d+)(?:\.(\d*))?(?:e([+-]?\d{1,6}))?$/i;
/** No amount has more. An exponent could ask for a text that fills the memory. */
const MOST_DIGITS = 1_000;

/** Whether a text is a number that has too many digits for any amount, such as `1E+2000`. */
export const isFarTooLong = (text: string): boolean => NUMBER.test(text) && plainDecimal(text) === null;

/** Returns a number as decimal text without an exponent, with the same value, or null if the text is no number or far too long. */
export function plainDecimal(text: string): string | null {
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
