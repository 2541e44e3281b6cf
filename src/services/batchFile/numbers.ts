import Big from 'big.js';

/** The digits that a spreadsheet guarantees. Further ones come from binary fractions. */
const DIGITS = 15;

/** No number of a spreadsheet has more digits before or after its point. Writing all zeros of `1e999999999` would take all memory. */
const MOST_ZEROS = 308;

/**
 * Returns a number cell in full, as its spreadsheet displays it: `2.05E9` is 2050000000, `0.30000000000000004` is 0.3. One that no spreadsheet can
 * hold stays as written.
 */
export function numberText(written: string): string {
  if (written === '' || /^\d{1,15}$/.test(written)) return written;
  try {
    const number = new Big(written);
    return Math.abs(number.e) > MOST_ZEROS ? written : number.prec(DIGITS).toFixed();
  } catch {
    return written;
  }
}
