import { type } from 'arktype';

/**
 * An amount in major units: a number or decimal text in a response, decimal text afterwards. Money is never a binary floating point number, so
 * a number counts only by its written digits.
 */
export const Amount = type('string | number')
  .pipe((amount) => String(amount).trim())
  .to(/^-?\d+(\.\d+)?$/);

/** An amount as sent: decimal text in major units, without separators, at most two decimals, never negative. */
export const SentAmount = type(/^\d{1,15}(\.\d{1,2})?$/);

/** ISO 4217 code in capitals. */
export const CurrencyCode = type(/^[A-Z]{3}$/);
