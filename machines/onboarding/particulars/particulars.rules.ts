/** What is asked of a person, of papers and of addresses, wherever onboarding asks for them. */
import type { maskMark, onboardingLimits } from '../../../contract/onboarding/onboarding';
import { today } from '../../kit/days';
import { digits, fileRule, firstError, matches, maxLength, type Rule, required } from '../../kit/form.rules';
import type { Chosen } from '../../kit/form.types';
import { bareNumber, subscriberPhone } from '../../kit/readings';

const MEGABYTE = 1024 * 1024;

/** 3§9, as the contract has them; in bytes where they are of files. */
export const LIMITS: typeof onboardingLimits = {
  file: 5 * MEGABYTE,
  logo: MEGABYTE,
  directors: 10 * MEGABYTE,
  description: 250,
  registrationNumber: 20,
  taxId: 20,
  adult: 18,
};

/** ONB-18: where every step of onboarding leads once it was saved or left. */
export const CHECKLIST = '/dashboard/get-Started/onboarding';

/** Ten digits, which follow +234. */
export const phone = (label: string): Rule<string> =>
  firstError<string>(required(label), (text) => digits(10)(subscriberPhone(text)));

const MASK: typeof maskMark = '•';

/** A number of which the role sees the end alone: left unchanged, it keeps what was saved. */
export const isMasked = (text: string): boolean => text.startsWith(MASK);

/** BVN and NIN. */
export const elevenDigits = (label: string): Rule<string> => {
  const whole = firstError<string>(required(label), (text) => digits(11)(bareNumber(text)));
  return (text) => (isMasked(text) ? null : whole(text));
};

/** Letters of any script with their marks, and the apostrophe in a name. */
export const letters: Rule<string> = matches(/^[\p{L}\p{M}'’]+$/u, 'Letters only.');

const dateOf = (text: string): Temporal.PlainDate | null => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' });
  } catch {
    return null;
  }
};

/** The last day on which somebody can be born who is of age today. */
export const bornBy = (day = today()): string => Temporal.PlainDate.from(day).subtract({ years: LIMITS.adult }).toString();

/** ONB-10: an ISO date, of somebody who is 18 today or older. */
export const birthday =
  (label: string, day?: string): Rule<string> =>
  (text) => {
    const missing = required(label)(text);
    if (missing) return missing;
    const date = dateOf(text);
    if (!date) return 'This is no date.';
    if (Temporal.PlainDate.compare(date, bornBy(day)) > 0) return `Nobody under ${LIMITS.adult} years can be named.`;
    return date.year < EARLIEST ? 'This is too long ago.' : null;
  };

const EARLIEST = 1900;

/** A page that is seen by people: http or https, or no scheme at all. Anything else has a colon where a host has none. */
export const webAddress: Rule<string> = firstError(
  matches(/^(?:https?:\/\/)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]\S*)?$/iu, 'not a valid URL!'),
  maxLength(2048),
);

export const PAPER_KINDS = '.png,.jpg,.jpeg,.pdf';
export const PICTURE_KINDS = '.png,.jpg,.jpeg';

const papers = fileRule(['png', 'jpeg', 'pdf'], LIMITS.file, { kinds: 'a png, jpg, jpeg or pdf file', size: '5 MB' });

export const picture: Rule<readonly Chosen[]> = fileRule(['png', 'jpeg'], LIMITS.logo, {
  kinds: 'a png, jpg or jpeg file',
  size: '1 MB',
});

export const optionalPaper: Rule<readonly Chosen[]> = papers;

/** A paper that was saved before need not be chosen again. */
export const paper =
  (label: string) =>
  (files: readonly Chosen[], saved: string): string | null =>
    (saved === '' ? required(label)(files) : null) ?? papers(files);
