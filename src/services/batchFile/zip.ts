/**
 * The part of the ZIP format that spreadsheets need: the directory, and one part at a time, unpacked by the browser up to a limit. The size
 * that a part claims is not trusted.
 */
import { damaged, guarded, MOST_UNPACKED, Unreadable } from './unreadable';

interface Entry {
  readonly start: number;
  readonly packed: number;
  readonly method: number;
}

export interface Zip {
  has(name: string): boolean;
  /** Returns the part's text, or null if there is none. */
  text(name: string): Promise<string | null>;
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;
/** The length of the end record with the longest comment, in bytes. */
const END_BYTES = 22;
const LONGEST_REMARK = 65_535;

function endOf(view: DataView): number {
  const from = view.byteLength - END_BYTES;
  for (let at = from; at >= Math.max(0, from - LONGEST_REMARK); at -= 1) if (view.getUint32(at, true) === END) return at;
  throw damaged();
}

function entriesOf(bytes: Uint8Array): ReadonlyMap<string, Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== CENTRAL) throw damaged();
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    if (view.getUint16(at + 8, true) & ENCRYPTED)
      throw new Unreadable('The file is password-protected. Save it without a password and choose it again.');
    const start = view.getUint32(at + 42, true);
    // Programs differ in which of two parts of one name they read.
    if (entries.has(name)) throw damaged();
    entries.set(name, { start, packed: view.getUint32(at + 20, true), method: view.getUint16(at + 10, true) });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function packedBytes(bytes: Uint8Array, { start, packed }: Entry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(start, true) !== LOCAL) throw damaged();
  const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  return bytes.subarray(from, from + packed);
}

const tooLarge = () =>
  new Unreadable('The file’s contents are too large for a batch. Copy the rows into a new file and choose that file.');

async function unpacked(packed: Uint8Array): Promise<string> {
  const stream = new Blob([Uint8Array.from(packed)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let [text, total] = ['', 0];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    total += value.byteLength;
    if (total > MOST_UNPACKED) {
      await reader.cancel();
      throw tooLarge();
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** @throws Unreadable if the file is damaged, encrypted, or too large when unpacked */
export function openZip(bytes: Uint8Array): Zip {
  const entries = guarded(() => entriesOf(bytes));
  return {
    has: (name) => entries.has(name),
    text: async (name) => {
      const entry = entries.get(name);
      if (!entry) return null;
      const packed = guarded(() => packedBytes(bytes, entry));
      if (entry.method === STORED) return new TextDecoder().decode(packed);
      if (entry.method !== DEFLATED) throw damaged();
      return unpacked(packed).catch((error: unknown) => {
        throw error instanceof Unreadable ? error : damaged();
      });
    },
  };
}
