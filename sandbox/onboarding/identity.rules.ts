/** BVN, NIN and numbers of identifications: whole for a role with the permission, else their last four characters. */
import { maskMark } from '../../contract/onboarding/onboarding';
import type { Permission } from '../../contract/permissions';

const SHOWN = 4;
const NEEDED: Permission = 'identity.view';

type Texts = Readonly<Record<string, unknown>>;

/** A text that is too short for a partial mask is hidden whole. */
function maskOf(text: string): string {
  const hidden = text.length > SHOWN ? text.length - SHOWN : text.length;
  return maskMark.repeat(hidden) + text.slice(hidden);
}

/** Returns what a role sees of these fields. */
export function seenBy<T extends Texts>(
  { permissions }: { readonly permissions: readonly string[] },
  texts: T,
  fields: readonly (keyof T & string)[],
): T {
  if (permissions.includes(NEEDED)) return texts;
  const masks = fields.map((field) => [field, typeof texts[field] === 'string' ? maskOf(texts[field]) : texts[field]]);
  return { ...texts, ...Object.fromEntries(masks) };
}

/** Returns what a form means by these fields: an unchanged mask is the saved value, any other mask is empty. */
export function meant<T extends Readonly<Record<string, string>>>(
  given: T,
  saved: Readonly<Record<string, string | undefined>>,
  fields: readonly (keyof T & string)[],
): T {
  const masks = fields.filter((field) => given[field]?.includes(maskMark));
  const texts = masks.map((field) => [field, given[field] === maskOf(saved[field] ?? '') ? saved[field] : '']);
  return { ...given, ...Object.fromEntries(texts) };
}
