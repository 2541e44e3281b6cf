/** Finds text that no field may hold, because it would break a log line, a terminal, the database, or the sentence that it is shown in. */
import { isPlainText, isSafeText } from '../../contract/safeText';

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
const FIELDS_OF_LINES = new Set([
  'description',
  'reason',
  'comment',
  'address',
  'bankAddress',
  'customerAddress',
  'recipientAddress',
]);

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
