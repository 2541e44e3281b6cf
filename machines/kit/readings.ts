/**
 * Readings of what merchants type or paste. The text stays in its field as it was typed; a reading is derived from it, and says in one
 * sentence why there is none.
 */
const SHOWN = 60;

/** Returns a long text shortened for a sentence. */
export function short(text: string): string {
  const letters = [...text];
  return letters.length > SHOWN ? `${letters.slice(0, SHOWN).join('')}…` : text;
}

/** Characters of no width that web pages and documents leave in a copied text. Marks that turn the direction of writing are not among them. */
const ZERO_WIDTH = /[\u00ad\u200b-\u200d\u2060\ufeff]/gu;

/** Returns a text without the characters that mean nothing at its ends or cannot be seen at all. */
export const visible = (text: string): string => text.replace(ZERO_WIDTH, '').trim();

/** Returns a number or code without the spaces and dashes that people put between its parts. */
export const bareNumber = (text: string): string => visible(text).replace(/(?<=[\p{L}\p{N}])[\s\p{Pd}]+(?=[\p{L}\p{N}])/gu, '');

interface NumberRule {
  readonly called: string;
  readonly digits: number;
  /** Without it, `digits` is the most that it may have. */
  readonly isExact?: true;
}

export const ACCOUNT_NUMBER: NumberRule = { called: 'account number', digits: 10, isExact: true };
/** BEN-02, ONB-11: an account that is saved has ten digits or more. */
export const SAVED_NUMBER: NumberRule = { called: 'account number', digits: 20 };
export const MERCHANT_ID: NumberRule = { called: 'merchant ID', digits: 20 };

/** Returns why a text cannot become such a number by typing on; null where it can. */
export function numberError(text: string, { called, digits, isExact }: NumberRule): string | null {
  const number = bareNumber(text);
  if (number === '') return null;
  if (!/^\d+$/.test(number))
    return `“${short(text)}” is not ${called === 'account number' ? 'an' : 'a'} ${called}. Use digits only.`;
  if (number.length <= digits) return null;
  return `The ${called} has ${number.length} digits. It ${isExact ? 'needs' : 'may have'} ${digits}.`;
}

/**
 * Returns a phone number as it is dialled inside its country: without separators, and with a zero instead of the country's dial code. A number
 * of another country stays as it is.
 */
export function nationalPhone(text: string, dialCode = '234'): string {
  const bare = visible(text).replace(/[\s\p{Pd}()./]/gu, '');
  if (!/^\d+$/.test(dialCode)) return bare;
  const [, rest] = new RegExp(`^(?:(?:\\+|00)${dialCode}0?|${dialCode}(?=\\d{10}$))(\\d+)$`).exec(bare) ?? [];
  return rest === undefined ? bare : `0${rest}`;
}

/** Returns the ten digits of a phone number that follow +234. */
export const subscriberPhone = (text: string): string => nationalPhone(text).replace(/^0(?=\d{10}$)/, '');
