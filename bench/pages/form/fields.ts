import { firstError, maxLength, noTags, required, validateWith } from '../../../machines/kit/form.rules';

/** As many fields as the longest form, each with the rules of a name. */
export const LABELS = Array.from({ length: 20 }, (_, index) => `Field ${index + 1}`);

export type Twenty = Readonly<Record<string, string>>;

export const empty: Twenty = Object.fromEntries(LABELS.map((label) => [label, '']));

const letters = (text: string) => (/^[\p{L}' -]*$/u.test(text) ? null : 'Only letters, spaces or hyphens allowed');

export const check = validateWith<Twenty>(
  Object.fromEntries(LABELS.map((label) => [label, firstError<string>(required(label), letters, noTags, maxLength(100))])),
);
