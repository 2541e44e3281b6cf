/**
 * The one reader of amounts that people type: in the dashboard, in files, and on the provider's payment pages. Without a schema, so that a machine
 * can import it.
 */
import { short } from './shownText';
import { visible } from './visible';

/** The reading of an amount field or cell. */
export interface AmountReading {
  /** Decimal text in major units without separators. Null if the text is no amount. */
  readonly amount: string | null;
  /** A sentence that says what was understood and what to do. Null if there is an amount or no text. */
  readonly error: string | null;
  /** The only amount that the text can mean in another country's notation, if the error asks whether it does. */
  readonly guess?: string;
}

const no = (error: string | null): AmountReading => ({ amount: null, error });

/** A comma counts only as a separator of groups of three digits. `0,123` could only be a decimal comma. */
const AMOUNT = /^(\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d*))?$/;
const MOST_DIGITS = 15;
/** Maximum length of an amount with its separators and currency. */
const LONGEST = 100;
const MOST_DECIMALS = 2;

interface Thing {
  readonly name: string;
  readonly one: string;
  readonly like: string;
  readonly none: string;
}
const AN_AMOUNT: Thing = { name: 'amount', one: 'an amount', like: '1000.50', none: '0.00' };
const PERCENTAGE: Thing = { name: 'percentage', one: 'a percentage', like: '12.5', none: '0' };
const thingIn = (unit: string) => (unit === '%' ? PERCENTAGE : AN_AMOUNT);

const SIGNS = new Map([
  ['₦', 'NGN'],
  ['$', 'USD'],
  ['£', 'GBP'],
  ['€', 'EUR'],
]);
/** A currency's code or sign, or a percent sign, before or after a number. */
const WITH_UNIT = /^(?:([A-Z]{3}|[₦$£€%])\s*([^\p{L}₦$£€%]+)|([^\p{L}₦$£€%]+?)\s*([A-Z]{3}|[₦$£€%]))$/iu;

/**
 * Returns the amount if the text is unambiguous, or why it is not (GEN-02). Every amount field and file uses this rule. The unit is the
 * currency's code or `%`. A text in another unit is refused.
 */
export function readAmount(typed: string, unit = ''): AmountReading {
  const text = visible(typed);
  if (text === '') return no(null);
  const thing = thingIn(unit);
  if (text.length > LONGEST) return noneIn(text, thing);
  const [, before, after = text, ahead = after, behind = before] = WITH_UNIT.exec(text) ?? [];
  if (behind !== undefined && unitOf(behind) !== unit) {
    return no(
      `“${short(text)}” is in ${unitOf(behind)}. Write ${unit === '%' ? thing.one : `the amount ${unit === '' ? 'alone' : `in ${unit}`}`}.`,
    );
  }
  const bare = ahead.trim();
  const [, whole, decimals = ''] = AMOUNT.exec(bare) ?? [];
  if (whole === undefined) return noneIn(bare, thing);
  if (decimals.length > MOST_DECIMALS) return no(tooPrecise(bare, decimals, unit));
  const digits = whole.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  if (digits.length > MOST_DIGITS) return no(`The ${thing.name} is too large.`);
  return { amount: decimals === '' ? digits : `${digits}.${decimals}`, error: null };
}

const unitOf = (said: string) => SIGNS.get(said) ?? said.toUpperCase();

const SCIENTIFIC = /^[+-]?\d+([.,]\d*)?e[+-]?\d+$/i;
const NEGATIVE = /^(?:[-−–]|\()\s*[\d.,]+\)?$/;

function noneIn(bare: string, { name, one, like, none }: Thing): AmountReading {
  if (SCIENTIFIC.test(bare)) return no(`“${short(bare)}” is in scientific notation. Write the ${name} in full, like ${like}.`);
  if (NEGATIVE.test(bare)) return no(`“${short(bare)}” is below zero. Enter ${one} greater than ${none}.`);
  const guess = likely(bare.replace(/^\+\s*/, ''));
  if (guess === null) return no(`“${short(bare)}” is not ${one}. Write it like ${like}.`);
  const error = `Did you mean ${guess}? Use a point for decimals, and commas only between thousands.`;
  return { amount: null, error, guess };
}

/** In many countries `1.500` means fifteen hundred. No percentage is that many. */
function tooPrecise(bare: string, decimals: string, unit: string): string {
  const says = `The ${thingIn(unit).name} has ${decimals.length} decimals. It may have ${MOST_DECIMALS}.`;
  return unit !== '%' && /^[1-9]\d{0,2}\.\d{3}$/.test(bare) ? `${says} For thousands, write ${bare.replace('.', ',')}.` : says;
}

/** Groups of thousands with any separator, and decimals after another one. */
const GROUPED = /^([1-9]\d{0,2})(?:([.,'’\s])\d{3}(?:\2\d{3})*)?(?:(?!\2)[.,](\d{1,2}))?$/u;
const UNGROUPED = /^\d+,\d{1,2}$/;

/** Returns the most likely amount in another country's notation, or null if that is unclear too. */
function likely(text: string): string | null {
  const [, , separator, ending] = GROUPED.exec(text) ?? [];
  if (separator === undefined && !UNGROUPED.test(text) && !/^\d+(\.\d{1,2})?$/.test(text)) return null;
  const decimals = ending ?? (separator === undefined ? text.split(/[.,]/)[1] : undefined);
  const digits = text.slice(0, decimals === undefined ? undefined : -decimals.length - 1).replace(/\D/g, '');
  if (digits.length > MOST_DIGITS) return null;
  return groupThousands(decimals === undefined ? digits : `${digits}.${decimals}`);
}

/** Returns decimal text as a merchant types it, with its thousands grouped: `1234.50` is `1,234.50`. Only leading zeros are dropped. */
export function groupThousands(amount: string): string {
  const [digits = '', ...decimals] = amount.split('.');
  return [digits.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.');
}
