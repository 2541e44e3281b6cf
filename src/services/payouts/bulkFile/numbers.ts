import Big from 'big.js';

/** As many digits as a spreadsheet shows and promises; those behind come of binary fractions. */
const DIGITS = 15;

/** A number cell as its spreadsheet shows it, in full: `2.05E9` is 2050000000, `0.30000000000000004` is 0.3. */
export function numberText(written: string): string {
  if (written === '' || /^\d{1,15}$/.test(written)) return written;
  try {
    return new Big(written).prec(DIGITS).toFixed();
  } catch {
    return written;
  }
}
