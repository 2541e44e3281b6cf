import Big from 'big.js';

/** The digits that a spreadsheet guarantees. Further ones come from binary fractions. */
const DIGITS = 15;

/** Returns a number cell in full, as its spreadsheet displays it: `2.05E9` is 2050000000, `0.30000000000000004` is 0.3. */
export function numberText(written: string): string {
  if (written === '' || /^\d{1,15}$/.test(written)) return written;
  try {
    return new Big(written).prec(DIGITS).toFixed();
  } catch {
    return written;
  }
}
