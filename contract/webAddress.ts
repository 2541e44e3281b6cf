/**
 * Web addresses that may be stored, linked to or drawn as a code. A plain function without a schema, so that a machine applies the same rule as
 * the provider.
 */

/** GEN-03: the maximum length. Nothing is cut. */
export const LONGEST_ADDRESS = 2048;

/** Characters that are invisible, or that a parser drops or misreads: controls, formats, half characters, spaces, backslashes. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}\\]/u;

/** Both slashes, and a host without a user name before it. */
const SHAPE = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i;

/** Whether a text is a complete http or https URL that every reader parses alike. */
export function isWebAddress(text: string): boolean {
  if (text.length > LONGEST_ADDRESS || UNSEEN.test(text) || !SHAPE.test(text)) return false;
  try {
    const { protocol, hostname, username, password } = new URL(text);
    return /^https?:$/.test(protocol) && hostname !== '' && username === '' && password === '';
  } catch {
    return false;
  }
}

/**
 * Returns the real host of a URL if it is spelled differently, to reveal look-alike letters (`xn--…`) and disguised numbers. Null if there is
 * no difference, and for an invalid URL.
 */
export function hostBehind(text: string): string | null {
  if (!isWebAddress(text)) return null;
  const { hostname } = new URL(text);
  // The part after the host may contain anything, even the real host.
  const spelt = text.split(/[/?#]/)[2]?.replace(/:\d*$/, '').toLowerCase();
  return spelt === hostname ? null : hostname;
}
