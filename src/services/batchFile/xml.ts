/** The part of XML that spreadsheets need. It builds no document, because ten thousand rows are a hundred thousand elements. */

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

const patterns = new Map<string, RegExp>();

/** Returns an attribute of a tag, still escaped. */
export function attribute(tag: string, name: string): string | null {
  const pattern = patterns.get(name) ?? new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  patterns.set(name, pattern);
  const found = pattern.exec(tag);
  return found ? (found[1] ?? found[2] ?? '') : null;
}

const TEXT = /<(?:\w+:)?t(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?t>/g;
/** The pronunciation of a word is not part of its text. */
const PHONETIC = /<(?:\w+:)?rPh\b[\s\S]*?<\/(?:\w+:)?rPh>/g;

/** Returns all text of a part, from all its runs. */
export function textIn(xml: string): string {
  const spoken = xml.includes('rPh') ? xml.replace(PHONETIC, '') : xml;
  return [...spoken.matchAll(TEXT)].map(([, text = '']) => unescaped(text)).join('');
}
