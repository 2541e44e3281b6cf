/** What a customer is, without a database. */

import { isSafeText } from '../../contract/safeText';
import { countries } from '../rules/countries';

/** Returns the email that two spellings of one address share. */
export const emailKeyOf = (email: string): string => email.trim().toLowerCase();

/** Returns the country of a number by its dial code. Empty if it is not one of the known ones. */
export function countryOf(mobile: string): string {
  const byLength = [...countries].sort((one, other) => other.country_code.length - one.country_code.length);
  return byLength.find(({ country_code }) => mobile.startsWith(`+${country_code}`))?.name ?? '';
}

const LONGEST_NAME = 100;
const EMAIL = /^[^\s@<>]+@[^\s@<>.]+(\.[^\s@<>.]+)+$/u;

/** Returns why a name can't be stored, or null. */
export function nameError(label: string, name: string): string | null {
  if (name === '') return `${label} is required`;
  if (!isSafeText(name) || /[\r\n]/.test(name)) return `${label} must be one line`;
  return [...name].length <= LONGEST_NAME ? null : `${label} must be at most ${LONGEST_NAME} characters`;
}

export const isEmail = (text: string): boolean => EMAIL.test(text) && text.length <= 254;

/** Returns the digits that a search compares: without the leading 0 that only callers within the country dial. */
export const searchedDigits = (text: string): string => text.replaceAll(/\D/g, '').replace(/^0+/, '');
