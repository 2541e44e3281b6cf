/** The part of XML that spreadsheets need. It builds no document, because ten thousand rows are a hundred thousand elements. */
import { damaged } from './unreadable';
import type { Zip } from './zip';

const ENTITIES = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);

function entity(whole: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES.get(name) ?? whole;
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code >= 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}

/** Decodes the escapes of XML, and those of spreadsheets (`_x000D_`). */
export const unescaped = (text: string) =>
  text.includes('&') || text.includes('_x')
    ? text
        .replace(/&(#x?[0-9a-f]{1,6}|\w+);/gi, entity)
        .replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;

/** What each piece that starts with `<!` or `<?` ends with. */
const PIECES = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

const NEXT = /<[!?]/g;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Returns XML with elements and texts alone. What stands in a comment is in no spreadsheet, and a text may stand in a section of its own.
 * @throws Unreadable for a declaration of entities, which spreadsheets do not have, and for a piece without an end
 */
export function plainXml(xml: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let at = xml.search(/<[!?]/); at >= 0; ) {
    const piece = PIECES.find(([start]) => xml.startsWith(start, at));
    const end = piece ? xml.indexOf(piece[1], at + piece[0].length) : -1;
    if (!piece || end < 0) throw damaged();
    parts.push(xml.slice(from, at), piece[1] === ']]>' ? escaped(xml.slice(at + piece[0].length, end)) : '');
    from = end + piece[1].length;
    NEXT.lastIndex = from;
    at = NEXT.exec(xml)?.index ?? -1;
  }
  return parts.length === 0 ? xml : parts.join('') + xml.slice(from);
}

/** Returns a part of a spreadsheet as XML, or null if there is none. */
export async function partOf(zip: Zip, name: string): Promise<string | null> {
  const xml = await zip.text(name);
  return xml === null ? null : plainXml(xml);
}

const patterns = new Map<string, RegExp>();

/** Values of other attributes are passed by, because they may hold anything: the name of a sheet can be `a state='visible'`. */
const BEFORE = `^(?:[^"']*(?:"[^"]*"|'[^']*'))*?(?:[^"']*\\s)?`;

/** Returns an attribute of a tag, still escaped. */
export function attribute(tag: string, name: string): string | null {
  const pattern = patterns.get(name) ?? new RegExp(`${BEFORE}${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  patterns.set(name, pattern);
  const found = pattern.exec(tag);
  return found ? (found[1] ?? found[2] ?? '') : null;
}

export interface XmlElement {
  /** The start tag. */
  readonly tag: string;
  /** Its attributes, still escaped. */
  readonly attributes: string;
  readonly inner: string;
  readonly start: number;
  readonly end: number;
}

/** What stands in a tag. A value may hold `>`, and never `<`. */
const ATTRIBUTES = `[^<>"']*(?:(?:"[^"<]*"|'[^'<]*')[^<>"']*)*`;

const startTags = new Map<string, RegExp>();

/** Returns the start tags of a name, with any prefix. */
export function tagsOf(xml: string, name: string): readonly string[] {
  const pattern = startTags.get(name) ?? new RegExp(`<(?:\\w+:)?${name}\\b${ATTRIBUTES}>`, 'g');
  startTags.set(name, pattern);
  return xml.match(pattern) ?? [];
}

const ANY_TAG = new RegExp(`<${ATTRIBUTES}>`, 'g');

/** Returns the text between all tags, still escaped. */
export const withoutTags = (xml: string): string => xml.replace(ANY_TAG, '');

const tags = new Map<string, RegExp>();

/**
 * Yields every element whose name matches, in one pass over the text: a search for each end tag would read the rest of a damaged file again and
 * again. Elements of the name do not contain each other.
 * @param name a pattern of the whole name
 * @throws Unreadable if an element has no end
 */
export function* elements(xml: string, name: string): Generator<XmlElement> {
  const pattern = tags.get(name) ?? new RegExp(`<(/?)${name}((?:\\s${ATTRIBUTES})?/?)>`, 'g');
  tags.set(name, pattern);
  let open: Omit<XmlElement, 'inner' | 'end'> | null = null;
  let from = 0;
  for (const { 0: tag, 1: slash, 2: attributes = '', index } of xml.matchAll(pattern)) {
    const end = index + tag.length;
    if (slash === '/') {
      if (open !== null) yield { ...open, inner: xml.slice(from, index), end };
      open = null;
    } else if (open === null) {
      if (attributes.endsWith('/')) yield { tag, attributes: attributes.slice(0, -1), inner: '', start: index, end };
      else {
        open = { tag, attributes, start: index };
        from = end;
      }
    }
  }
  if (open !== null) throw damaged();
}

/** Returns the text without these elements. */
export function without(xml: string, name: string): string {
  let kept = '';
  let at = 0;
  for (const { start, end } of elements(xml, name)) {
    kept += xml.slice(at, start);
    at = end;
  }
  return at === 0 ? xml : kept + xml.slice(at);
}

/** Returns all text of a part, from all its runs. The pronunciation of a word is not part of its text. */
export function textIn(xml: string): string {
  const spoken = xml.includes('rPh') ? without(xml, '(?:\\w+:)?rPh') : xml;
  return Array.from(elements(spoken, '(?:\\w+:)?t'), ({ inner }) => unescaped(inner)).join('');
}
