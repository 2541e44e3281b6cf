import { type } from 'arktype';

/**
 * An amount in major currency units as the provider answers it: a number or decimal text on the wire, decimal text from here on. Binary
 * floating point never holds money; a number is taken only by the decimal digits it was written with.
 */
export const Amount = type('string | number')
  .pipe((amount) => String(amount).trim())
  .to(/^-?\d+(\.\d+)?$/);

/** An amount as it is sent: decimal text in major units, without separators, at most two decimals, never negative. */
export const SentAmount = type(/^\d{1,15}(\.\d{1,2})?$/);

/** ISO 4217 code, in capitals. */
export const CurrencyCode = type(/^[A-Z]{3}$/);
