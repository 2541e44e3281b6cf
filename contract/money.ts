import { isFarTooLong, plainDecimal } from './plainDecimal';
import { type } from './schema';

const DECIMAL = /^-?\d+(\.\d+)?$/;

/** A number with an exponent has the same value without one. Any other text stays as it is. */
function written(amount: string | number): string {
  if (typeof amount === 'number' && Math.abs(amount) > Number.MAX_SAFE_INTEGER) return '';
  const text = String(amount).trim();
  return /e/i.test(text) ? (plainDecimal(text) ?? '') : text;
}

/**
 * An amount in major units: a number or decimal text in a response, decimal text afterwards, without an exponent. Money is never a binary floating
 * point number, so a number counts only by its written digits: `parseExactly` of the services keeps them. A number that lost some is refused.
 */
export const Amount = type('string | number').pipe(written).to(DECIMAL);

/** The same without a schema, for rows that come by the hundred. Null if it is no amount. */
export function amountOf(amount: string | number): string | null {
  const text = written(amount);
  return DECIMAL.test(text) ? text : null;
}

/** An amount that the provider may leave out. */
export const MaybeAmount = Amount.or('null');

/** An amount in a row of a list. One with far too many digits, such as `1E+2000`, is null: it must not cost the merchant the other rows. */
export const RowAmount = type('string | number | null')
  .pipe((amount) => (amount !== null && isFarTooLong(String(amount).trim()) ? null : amount))
  .to(MaybeAmount);

/** A sign or a code of a currency before a number whose groups of three digits are separated. */
const FORMATTED = /^(?:[A-Z]{3}|[₦$£€])?\s*(-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?)$/;

/** An amount as a provider writes it for people: `NGN 1,000.00`. Afterwards it is decimal text in major units. */
export const FormattedAmount = type('string').pipe((text, ctx) => {
  const [, digits] = FORMATTED.exec(text.trim()) ?? [];
  return digits?.replaceAll(',', '') ?? ctx.error('an amount like NGN 1,000.00');
});

/** An amount as sent: decimal text in major units, without separators, at most two decimals, never negative. */
export const SentAmount = type(/^\d{1,15}(\.\d{1,2})?$/);

/** ISO 4217 code in capitals. */
export const CurrencyCode = type(/^[A-Z]{3}$/);
