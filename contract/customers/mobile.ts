/** Mobile numbers as typed or pasted. Without a schema, so that a machine applies the same rule as the provider. */

/** CUS-02: what the field starts with. */
export const DIAL_CODE = '+234';

/** Spaces, hyphens, dots, brackets, and the invisible marks that contact apps copy with a number. */
const BETWEEN = /[\p{Z}\p{Cf}\p{Pd}\s().]/gu;

/** Nothing, or only the dial code that the field starts with. */
const EMPTY = /^\+?(?:234)?$/;

const EXAMPLE = 'Enter a mobile number with its country code, such as +234 806 220 1184.';

/** Full-width characters count as plain ones. A leading 00 means +. */
const bareOf = (text: string): string => text.normalize('NFKC').replaceAll(BETWEEN, '').replace(/^00/, '+');

/** Whether a number was entered. The dial code alone is none. */
export const hasMobile = (text: string): boolean => !EMPTY.test(bareOf(text));

/**
 * CUS-02: reads a mobile number of any country, whatever stands between its digits. Eleven digits that start with 0 are Nigerian.
 * @returns the number as sent, `+` and digits, or the error
 */
export function readMobile(
  text: string,
): { readonly mobile: string; readonly error: null } | { readonly mobile: null; readonly error: string } {
  const bare = bareOf(text);
  if (/^0\d{10}$/.test(bare)) return { mobile: `${DIAL_CODE}${bare.slice(1)}`, error: null };
  if (/^\+2340\d{10}$/.test(bare)) return { mobile: null, error: 'Leave out the 0 after +234.' };
  if (bare.startsWith(DIAL_CODE) && !/^\+234[1-9]\d{9}$/.test(bare))
    return { mobile: null, error: 'Enter 10 digits after +234.' };
  return /^\+[1-9]\d{7,14}$/.test(bare) ? { mobile: bare, error: null } : { mobile: null, error: EXAMPLE };
}
