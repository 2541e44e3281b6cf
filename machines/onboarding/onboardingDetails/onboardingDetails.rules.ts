/** Validation rules for persons, documents and addresses in onboarding. */
import type { maskMark, onboardingLimits } from '../../../contract/onboarding/onboarding';
import { digits, fileRule, firstError, matches, type Rule, required, textUpTo } from '../../kit/form/form.rules';
import type { SelectedFile } from '../../kit/form/form.types';
import { today } from '../../kit/values/days';
import { bareNumber, subscriberPhone } from '../../kit/values/readings';

const MEGABYTE = 1024 * 1024;

/** 3§9: limits as in the contract. Those of files are in bytes. */
export const LIMITS: typeof onboardingLimits = {
  file: 5 * MEGABYTE,
  logo: MEGABYTE,
  directors: 10 * MEGABYTE,
  description: 250,
  registrationNumber: 20,
  taxId: 20,
  adult: 18,
};

/** ONB-18: where every onboarding step leads after it is saved or cancelled. */
export const CHECKLIST = '/dashboard/get-Started/onboarding';

/** Ten digits after +234. */
export const phone = (label: string): Rule<string> =>
  firstError<string>(required(label), (text) => digits(10)(subscriberPhone(text)));

export const MASK: typeof maskMark = '•';

/** Whether the role sees only the end of the number. Left unchanged, it keeps the saved value. */
export const isMasked = (text: string): boolean => text.startsWith(MASK);

/** BVN and NIN. */
export const elevenDigits = (label: string): Rule<string> => {
  const whole = firstError<string>(required(label), (text) => digits(11)(bareNumber(text)));
  return (text) => (isMasked(text) ? null : whole(text));
};

/** Letters of any script with their marks, and the apostrophe in a name. */
export const letters: Rule<string> = matches(/^[\p{L}\p{M}'’]+$/u, 'Use letters only.');

const dateOf = (text: string): Temporal.PlainDate | null => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' });
  } catch {
    return null;
  }
};

/** Returns the latest birthday of an adult today. */
export const bornBy = (day = today()): string => Temporal.PlainDate.from(day).subtract({ years: LIMITS.adult }).toString();

/** ONB-10: an ISO date, at least 18 years ago. */
export const birthday =
  (label: string, day?: string): Rule<string> =>
  (text) => {
    const missing = required(label)(text);
    if (missing) return missing;
    const date = dateOf(text);
    if (!date) return 'Enter a valid date.';
    if (Temporal.PlainDate.compare(date, bornBy(day)) > 0) return `The person must be at least ${LIMITS.adult} years old.`;
    return date.year < EARLIEST ? 'Enter a more recent date.' : null;
  };

const EARLIEST = 1900;

/** A web address: http, https, or no scheme. Other schemes have a colon where a host cannot. */
export const webAddress: Rule<string> = firstError(
  matches(/^(?:https?:\/\/)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]\S*)?$/iu, 'Enter a valid URL.'),
  textUpTo(2048),
);

export const PAPER_KINDS = '.png,.jpg,.jpeg,.pdf';
export const PICTURE_KINDS = '.png,.jpg,.jpeg';

const papers = fileRule(['png', 'jpeg', 'pdf'], LIMITS.file, { kinds: 'a PNG, JPG, JPEG or PDF file', size: '5 MB' });

export const picture: Rule<readonly SelectedFile[]> = fileRule(['png', 'jpeg'], LIMITS.logo, {
  kinds: 'a PNG, JPG or JPEG file',
  size: '1 MB',
});

export const optionalPaper: Rule<readonly SelectedFile[]> = papers;

/** A saved document need not be selected again. */
export const paper =
  (label: string) =>
  (files: readonly SelectedFile[], saved: string): string | null =>
    (saved === '' ? required(label)(files) : null) ?? papers(files);
