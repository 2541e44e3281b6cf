/** The container of old Office files (MS-CFB): a small file system with one relevant stream. Newer files with a password also use it. */
import { damaged } from './unreadable';

/** Sector numbers above this are markers. */
const LAST_NUMBER = 0xfffffff9;
const HEADER_BYTES = 512;
const IN_HEADER = 109;
const ENTRY_BYTES = 128;
/** The sizes of sectors, as powers of two. */
const SECTOR_POWERS = [9, 12];
const SMALL_POWER = 6;
/** Shorter streams are in a separate stream with small sectors. */
const SMALL_BELOW = 4096;

interface Stream {
  readonly start: number;
  readonly size: number;
}

export interface Compound {
  readonly names: readonly string[];
  stream(name: string): Uint8Array | null;
}

/** Returns the chain of sectors from `start`. A chain longer than the file is a loop, which means that the file is damaged. */
function chain(table: readonly number[], start: number, most: number): readonly number[] {
  const sectors: number[] = [];
  for (let sector = start; sector <= LAST_NUMBER; sector = table[sector] ?? LAST_NUMBER + 1) {
    if (sectors.length > most) throw damaged();
    sectors.push(sector);
  }
  return sectors;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** The stream with the small sectors: the first entry, whatever its name. */
const ROOT = '/';

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function numbersIn(bytes: Uint8Array): number[] {
  const view = viewOf(bytes);
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, at) => view.getUint32(at * 4, true));
}

function directoryOf(bytes: Uint8Array): ReadonlyMap<string, Stream> {
  const view = viewOf(bytes);
  const streams = new Map<string, Stream>();
  for (let at = 0; at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES) {
    const nameBytes = Math.max(0, Math.min(64, view.getUint16(at + 64, true)) - 2);
    const name = at === 0 ? ROOT : new TextDecoder('utf-16le').decode(bytes.subarray(at, at + nameBytes));
    if (name !== '') streams.set(name, { start: view.getUint32(at + 116, true), size: view.getUint32(at + 120, true) });
  }
  return streams;
}

/** @throws RangeError or Unreadable if the file is damaged */
export function openCompound(bytes: Uint8Array): Compound {
  const view = viewOf(bytes);
  const [power, smallPower] = [view.getUint16(30, true), view.getUint16(32, true)];
  // The format has no other sizes. With tiny ones a short file would have endless sectors.
  if (!SECTOR_POWERS.includes(power) || smallPower !== SMALL_POWER) throw damaged();
  const [size, smallSize] = [2 ** power, 2 ** smallPower];
  const most = Math.ceil(bytes.length / smallSize);
  const mostSectors = Math.ceil(bytes.length / size);
  const sector = (number: number) => bytes.subarray((number + 1) * size, (number + 2) * size);
  const inHeader = numbersIn(bytes.subarray(76, HEADER_BYTES)).slice(0, IN_HEADER);
  const tableSectors = [...inHeader];
  let seen = 0;
  for (let more = view.getUint32(68, true); more <= LAST_NUMBER; seen += 1) {
    if (seen > mostSectors) throw damaged();
    const numbers = numbersIn(sector(more));
    more = numbers.pop() ?? LAST_NUMBER + 1;
    tableSectors.push(...numbers);
  }
  const used = tableSectors.filter((number) => number <= LAST_NUMBER);
  if (used.length > mostSectors + IN_HEADER) throw damaged();
  const table = used.flatMap((number) => numbersIn(sector(number)));
  const read = (start: number) => joined(chain(table, start, most).map(sector));
  const streams = directoryOf(read(view.getUint32(48, true)));
  const small = () => {
    const all = read(streams.get(ROOT)?.start ?? LAST_NUMBER + 1);
    const smallTable = numbersIn(read(view.getUint32(60, true)));
    return (start: number) =>
      joined(chain(smallTable, start, most).map((number) => all.subarray(number * smallSize, (number + 1) * smallSize)));
  };
  return {
    names: [...streams.keys()],
    stream: (name) => {
      const found = streams.get(name);
      if (!found) return null;
      return (found.size < SMALL_BELOW ? small() : read)(found.start).subarray(0, found.size);
    },
  };
}
