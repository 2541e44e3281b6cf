/** The rules for a new password (SUP-01, SES-09, SUP-06). */
import { firstError, noTags, type Rule, textUpTo } from '../form/form.rules';

const SHORTEST = 8;
/** GEN-03. */
export const LONGEST_TEXT = 100;
/** The documents name a message that lists these, but do not show it. */
const SPECIAL = '!@#$%^&*()-_=+.,:;?';

/** Unlike the kit's `matches` it does not trim: spaces are part of a password. */
const has =
  (pattern: RegExp, said: string): Rule<string> =>
  (text) =>
    pattern.test(text) ? null : said;

export const password = firstError<string>(
  noTags,
  (text) => ([...text].length >= SHORTEST ? null : 'Password must be at least 8 characters'),
  has(/\p{Ll}/u, 'Must include lowercase letter'),
  has(/\p{Lu}/u, 'Must include uppercase letter'),
  has(/\d/, 'Must include a number'),
  (text) => ([...text].some((character) => SPECIAL.includes(character)) ? null : `Must include a special character: ${SPECIAL}`),
  textUpTo(LONGEST_TEXT),
);

interface Chosen {
  readonly password: string;
}

/** Returns the error of the repeated password, or null. */
export function confirmation(again: string, chosen: Chosen): string | null {
  if (again === '') return 'Confirm Password is required';
  return again === chosen.password ? null : 'Passwords do not match';
}
