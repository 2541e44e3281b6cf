/** The forms of the pages for payers, which anyone with the address can send: those of a payment link, an invoice and a shop. */
import { type } from 'arktype';
import { isSafeText } from '../../contract/safeText';
import { brokenLinePath } from '../rules/text';
import { readBody } from './bodies';
import type { App, RequestContext } from './serve';

const MOST_BYTES = 16 * 1024;

export type Texts = Readonly<Record<string, string>>;

/** Serves these pages as they are now, and reads no form that is larger than a payer’s. */
export function servePayers(app: App, path: string): void {
  app.use(path, readBody(MOST_BYTES), async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
}

export async function textsOf(c: RequestContext): Promise<Record<string, string>> {
  // A malformed form is treated as an empty one, so its fields are requested again.
  const form = await c.req.parseBody().catch(() => ({}));
  return Object.fromEntries(Object.entries(form).map(([name, text]) => [name, typeof text === 'string' ? text.trim() : '']));
}

export const INVALID = 'Some of your entries aren’t valid. Reload the page and try again.';

/** Who pays, with one key for each opened page, and the sum that its button said, in minor units. */
export const Payer = type({
  key: /^[0-9a-f-]{36}$/,
  name: '1 <= string <= 100',
  email: type(/^[^\s@<>]+@[^\s@<>.]+(\.[^\s@<>.]+)+$/).and('string <= 254'),
  'phoneNumber?': /^[+\d ]{0,20}$/,
  'method?': 'string <= 50',
  'agreed?': /^\d{1,17}$/,
});

/** Returns a form as `read` reads it, or what is wrong with it in a payer’s words. */
export function payerFrom<Read>(texts: Texts, read: (texts: Texts) => Read | type.errors): Read | string {
  if (Object.values(texts).some((text) => !isSafeText(text)) || brokenLinePath(texts) !== null)
    return 'Your entry contains characters we can’t accept.';
  if (!texts.name) return 'Enter your name.';
  const found = read(texts);
  if (!(found instanceof type.errors)) return found;
  const [field] = found[0]?.path ?? [];
  if (field === 'email') return 'Enter a valid email.';
  return field === 'phoneNumber' ? 'Enter a valid phone number.' : INVALID;
}
