/** Decodes a text file by its first bytes. */

interface Text {
  readonly text: string;
  readonly notes: readonly string[];
}

const LATIN = 'The file isn’t UTF-8, so we read it as Western European. Check any accented letters.';

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** UTF-16 if it has its mark, UTF-8 if it is valid, and otherwise Windows-1252, which fits any bytes. */
export function textOf(bytes: Uint8Array): Text {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), notes: [] };
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes), notes: [] };
  const text = decoded(bytes, 'utf-8');
  return text === null ? { text: new TextDecoder('windows-1252').decode(bytes), notes: [LATIN] } : { text, notes: [] };
}
