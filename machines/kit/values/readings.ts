/**
 * Readings of what merchants type or paste. The field keeps the text as it was typed. A reading is derived from it, or one sentence says
 * why there is none.
 */
import { short } from '../../../contract/shownText';
import { bareNumber, visible } from '../../../contract/visible';

export { short } from '../../../contract/shownText';
export { bareNumber } from '../../../contract/visible';

interface NumberRule {
  readonly called: string;
  readonly digits: number;
  /** Without it, `digits` is the maximum. */
  readonly isExact?: true;
}

export const ACCOUNT_NUMBER: NumberRule = { called: 'account number', digits: 10, isExact: true };
/** BEN-02, ONB-11: a saved account has ten digits or more. */
export const SAVED_NUMBER: NumberRule = { called: 'account number', digits: 20 };
export const MERCHANT_ID: NumberRule = { called: 'merchant ID', digits: 20 };

/** Returns why more input cannot make a text a valid number, or null if it can. */
export function numberError(text: string, { called, digits, isExact }: NumberRule): string | null {
  const number = bareNumber(text);
  if (number === '') return null;
  if (!/^\d+$/.test(number))
    return `“${short(text)}” is not ${called === 'account number' ? 'an' : 'a'} ${called}. Use digits only.`;
  if (number.length <= digits) return null;
  return `The ${called} has ${number.length} digits. It ${isExact ? 'must have' : 'can have at most'} ${digits}.`;
}

/**
 * Returns a phone number in its national form: without separators, and with a zero instead of the dial code. A number of another country
 * stays unchanged.
 */
export function nationalPhone(text: string, dialCode = '234'): string {
  const bare = visible(text).replace(/[\s\p{Pd}()./]/gu, '');
  if (!/^\d+$/.test(dialCode)) return bare;
  const [, rest] = new RegExp(`^(?:(?:\\+|00)${dialCode}0?|${dialCode}(?=\\d{10}$))(\\d+)$`).exec(bare) ?? [];
  return rest === undefined ? bare : `0${rest}`;
}

/** Returns the ten digits after +234. */
export const subscriberPhone = (text: string): string => nationalPhone(text).replace(/^0(?=\d{10}$)/, '');
