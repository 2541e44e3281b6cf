/** Rules for the texts of a form. Each returns what is wrong, for the merchant. */
import { genders, onboardingLimits as limits } from '../../contract/onboarding/onboarding';
import { Refusal } from '../refusal';

export type Rule = (label: string, text: string) => string | null;

export const filled: Rule = (label, text) => (text.trim() === '' ? `${label} is required!` : null);
export const email: Rule = (label, text) =>
  /^[^\s@<>]+@[^\s@<>.]+(\.[^\s@<>.]+)+$/.test(text) && text.length <= 254 ? null : `${label} is not a valid email!`;
export const digits =
  (count: number): Rule =>
  (label, text) =>
    new RegExp(`^\\d{${count}}$`).test(text) ? null : `${label} is not a valid number!`;
/** Ten digits, with or without the dial code. */
export const phone: Rule = (label, text) => (/^(?:\+234)?\d{10}$/.test(text) ? null : `${label} is not a valid number!`);
export const atMost =
  (count: number): Rule =>
  (label, text) =>
    [...text].length <= count ? null : `${label} must be ${count} characters or fewer`;
/** Letters of any script, and the apostrophe in a name. */
export const letters: Rule = (label, text) =>
  /^[\p{L}\p{M}'’]+$/u.test(text.trim()) ? null : `${label} must contain letters only`;
export const gender: Rule = (label, text) => (genders.some((known) => known === text) ? null : `${label} is not valid`);
export const webAddress: Rule = (label, text) =>
  /^(?:https?:\/\/)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]\S*)?$/iu.test(text.trim())
    ? null
    : `${label} is not a valid address!`;
export const oneOf =
  (known: readonly { readonly id: number }[]): Rule =>
  (label, text) =>
    known.some(({ id }) => String(id) === text) ? null : `${label} is not valid`;

/** `YYYY-MM-DD`, at least 18 years ago. */
export const adult =
  (today: Temporal.PlainDate): Rule =>
  (label, text) => {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return `${label} is not a valid date!`;
    try {
      const years = today.since(Temporal.PlainDate.from(text, { overflow: 'reject' }), { largestUnit: 'years' }).years;
      return years >= limits.adult ? null : `${label}: the person must be at least ${limits.adult} years old`;
    } catch {
      return `${label} is not a valid date!`;
    }
  };

export interface FieldRules {
  readonly label: string;
  readonly rules: readonly Rule[];
}

/** @throws Refusal 400 with the first broken rule, in the order of the form */
export function obey(form: Readonly<Record<string, FieldRules>>, given: Readonly<Record<string, string>>): void {
  for (const [field, { label, rules }] of Object.entries(form)) {
    for (const rule of rules) {
      const problem = rule(label, given[field] ?? '');
      if (problem !== null) throw new Refusal(400, problem);
    }
  }
}
