/**
 * The addresses on the web that may be kept, linked to or drawn as a code. A plain function without a schema, so that a machine can hold a field
 * to the very rule that the provider holds it to.
 */

/** GEN-03: nothing longer is taken, and nothing is cut. */
export const LONGEST_ADDRESS = 2048;

/** What a reader does not see, what a parser drops or takes for something else: controls, formats, half characters, blanks, backslashes. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}\\]/u;

/** Both slashes, and a host that is not hidden behind somebody's name. */
const SHAPE = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i;

/** Whether a text is a whole http or https address, as it stands and to every reader alike. */
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
 * The host of an address as browsers know it, where the address spells it otherwise: letters that look alike are told apart by it (`xn--…`), and
 * numbers in disguise are seen. Null where there is nothing to tell, and for what is no address.
 */
export function hostBehind(text: string): string | null {
  if (!isWebAddress(text)) return null;
  const { hostname } = new URL(text);
  // What follows the host may say anything, the true host too.
  const spelt = text.split(/[/?#]/)[2]?.replace(/:\d*$/, '').toLowerCase();
  return spelt === hostname ? null : hostname;
}
