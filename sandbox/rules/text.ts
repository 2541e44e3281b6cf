/** Text that no field may hold: it would break a log line, a terminal or the database. */

const isControl = (code: number) =>
  code < 0x20 ? code !== 0x09 && code !== 0x0a && code !== 0x0d : code >= 0x7f && code <= 0x9f;

/** Whether a text has control characters other than tab and line ends, or half a surrogate pair. */
export function isReadable(text: string): boolean {
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (isControl(code) || (code >= 0xd800 && code <= 0xdfff)) return false;
  }
  return true;
}

const isFieldName = (name: string) => /^[A-Za-z_][\w-]{0,40}$|^\d{1,5}$/.test(name);

const DEEPEST = 16;

/**
 * Where in `data` the first unreadable text is, as a dotted path; `null` when there is none. What is nested deeper than anything here is counts
 * as unreadable. A field whose name is none that we could have given is left out of the path: it would only be repeated.
 */
export function unreadable(data: unknown, path: readonly string[] = [], depth = 0): string | null {
  if (typeof data === 'string') return isReadable(data) ? null : path.join('.');
  if (typeof data !== 'object' || data === null) return null;
  if (depth > DEEPEST) return '';
  for (const [name, inner] of Object.entries(data)) {
    const found = unreadable(inner, isFieldName(name) ? [...path, name] : path, depth + 1);
    if (found !== null) return found;
    if (!isReadable(name)) return path.join('.');
  }
  return null;
}
