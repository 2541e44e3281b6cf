/** Text in the records of an old workbook (BIFF8): one or two bytes for each letter, and a table of texts over several records. */
import { damaged } from './unreadable';

const WIDE = 1;
const SPOKEN = 4;
const RICH = 8;

const narrow = new TextDecoder('windows-1252');
const wide = new TextDecoder('utf-16le');

/** Returns text of a number of letters. Its first byte gives the encoding. */
export function textAt(bytes: Uint8Array, at: number, letters: number): string {
  const isWide = ((bytes[at] ?? 0) & WIDE) === WIDE;
  return (isWide ? wide : narrow).decode(bytes.subarray(at + 1, at + 1 + letters * (isWide ? 2 : 1)));
}

/** Reads across the ends of records. Within a text, the next record starts with a byte that gives the encoding. */
class Reader {
  #part = 0;
  #at = 0;
  constructor(private readonly parts: readonly Uint8Array[]) {}

  #room(): number {
    let part = this.parts[this.#part];
    while (part && this.#at >= part.length) {
      this.#part += 1;
      this.#at = 0;
      part = this.parts[this.#part];
    }
    if (!part) throw damaged();
    return part.length - this.#at;
  }

  byte(): number {
    this.#room();
    return this.parts[this.#part]?.[this.#at++] ?? 0;
  }

  number(bytes: 2 | 4): number {
    let value = 0;
    for (let at = 0; at < bytes; at += 1) value += this.byte() * 2 ** (8 * at);
    return value;
  }

  skip(count: number): void {
    for (let left = count; left > 0; ) {
      const step = Math.min(left, this.#room());
      this.#at += step;
      left -= step;
    }
  }

  letters(count: number, flags: number): string {
    let [text, isWide, left] = ['', (flags & WIDE) === WIDE, count];
    while (left > 0) {
      const part = this.#part;
      const room = this.#room();
      if (part !== this.#part) isWide = (this.byte() & WIDE) === WIDE;
      const size = isWide ? 2 : 1;
      const now = Math.min(left, Math.floor((part === this.#part ? room : this.#room()) / size));
      if (now === 0) throw damaged();
      const bytes = this.parts[this.#part]?.subarray(this.#at, this.#at + now * size);
      text += (isWide ? wide : narrow).decode(bytes);
      this.#at += now * size;
      left -= now;
    }
    return text;
  }
}

/** Returns the workbook's table of texts, from its record and the following ones. */
export function textsIn(parts: readonly Uint8Array[]): readonly string[] {
  const reader = new Reader(parts);
  reader.number(4);
  const count = reader.number(4);
  const texts: string[] = [];
  while (texts.length < count) {
    const length = reader.number(2);
    const flags = reader.byte();
    const runs = flags & RICH ? reader.number(2) : 0;
    const spoken = flags & SPOKEN ? reader.number(4) : 0;
    texts.push(reader.letters(length, flags));
    reader.skip(runs * 4 + spoken);
  }
  return texts;
}
