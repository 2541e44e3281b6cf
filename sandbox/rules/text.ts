/** Text that no field may hold, because it would break a log line, a terminal, the database, or the sentence that it is shown in. */
import { isInvisible, turnsDirection } from '../../contract/shownText';

const isControl = (code: number) =>
  code < 0x20 ? code !== 0x09 && code !== 0x0a && code !== 0x0d : code >= 0x7f && code <= 0x9f;

/** Whether a text has no control characters other than tab and line ends, and no half of a surrogate pair. Enough for a search. */
export function isPlainText(text: string): boolean {
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (isControl(code) || (code >= 0xd800 && code <= 0xdfff)) return false;
  }
  return true;
}

/**
 * Whether a text may be stored and shown to others: plain, without characters that turn the writing direction, and with something to see unless it
 * is blank. All names and texts of a body, a form and a file's name follow this rule.
 */
export const isSafeText = (text: string): boolean => isPlainText(text) && !turnsDirection(text) && !isInvisible(text);

const isFieldName = (name: string) => /^[A-Za-z_][\w-]{0,40}$|^\d{1,5}$/.test(name);

const DEEPEST = 16;

/**
 * Returns the dotted path of the first unsafe text in `data`, or `null`. Data that is nested too deeply counts as unsafe. Unknown field names
 * are omitted from the path, so that nothing is echoed.
 */
export function unsafePath(data: unknown, isSafe = isSafeText, path: readonly string[] = [], depth = 0): string | null {
  if (typeof data === 'string') return isSafe(data) ? null : path.join('.');
  if (typeof data !== 'object' || data === null) return null;
  if (depth > DEEPEST) return '';
  for (const [name, inner] of Object.entries(data)) {
    const found = unsafePath(inner, isSafe, isFieldName(name) ? [...path, name] : path, depth + 1);
    if (found !== null) return found;
    if (!isPlainText(name)) return path.join('.');
  }
  return null;
}

/** Fields in which a merchant may write several lines. Every other text is one line, such as a name: two lines could pass for two entries. */
const FIELDS_OF_LINES = new Set(['description', 'reason', 'comment', 'address', 'bankAddress', 'recipientAddress']);

/** Tab, line ends, and the separators that some programs show as a line end. */
const BREAK = /[\t\n\r\u2028\u2029]/;

/** Returns the dotted path of the first text that breaks the line although its field has one, or `null`. */
export function brokenLinePath(data: unknown, path: readonly string[] = []): string | null {
  if (typeof data === 'string') return BREAK.test(data) && !FIELDS_OF_LINES.has(path.at(-1) ?? '') ? path.join('.') : null;
  if (typeof data !== 'object' || data === null) return null;
  for (const [name, inner] of Object.entries(data)) {
    const found = brokenLinePath(inner, isFieldName(name) ? [...path, name] : path);
    if (found !== null) return found;
  }
  return null;
}
