import { expect, it } from 'vitest';
import { openCompound } from './compound';

const SECTOR = 512;
/** Sector numbers in one sector, and in the header. */
const [IN_SECTOR, IN_HEADER] = [SECTOR / 4, 109];
const [LAST, IS_TABLE, IS_LIST] = [0xfffffffe, 0xfffffffd, 0xfffffffc];

/** An old workbook with one stream, as Excel lays it out: header, stream, directory, allocation table, list of what the header cannot name. */
function compoundOf(stream: Uint8Array): Uint8Array {
  const own = Math.ceil(stream.length / SECTOR);
  let [tables, lists] = [1, 0];
  while (tables * IN_SECTOR < own + 1 + tables + lists) {
    tables += 1;
    lists = Math.ceil(Math.max(0, tables - IN_HEADER) / (IN_SECTOR - 1));
  }
  const bytes = new Uint8Array((1 + own + 1 + tables + lists) * SECTOR);
  const view = new DataView(bytes.buffer);
  const at = (sector: number, index = 0) => (sector + 1) * SECTOR + index * 4;
  const put = (place: number, number: number) => view.setUint32(place, number, true);
  const [directory, firstTable, firstList] = [own, own + 1, own + 1 + tables];
  view.setUint16(30, 9, true);
  view.setUint16(32, 6, true);
  put(48, directory);
  put(60, LAST);
  put(68, lists > 0 ? firstList : LAST);
  for (let table = 0; table < tables; table += 1) {
    const beyond = table - IN_HEADER;
    const [list, index] = [Math.floor(beyond / (IN_SECTOR - 1)), beyond % (IN_SECTOR - 1)];
    put(beyond < 0 ? 76 + table * 4 : at(firstList + list, index), firstTable + table);
  }
  for (let list = 0; list < lists; list += 1)
    put(at(firstList + list, IN_SECTOR - 1), list + 1 < lists ? firstList + list + 1 : LAST);
  const next = (sector: number) => {
    if (sector < own - 1) return sector + 1;
    if (sector <= directory) return LAST;
    return sector < firstList ? IS_TABLE : IS_LIST;
  };
  for (let sector = 0; sector < own + 1 + tables + lists; sector += 1) put(at(firstTable) + sector * 4, next(sector));
  bytes.set(stream, SECTOR);
  for (const [entry, name] of ['Root Entry', 'Workbook'].entries()) {
    const place = at(directory) + entry * 128;
    for (const [index, letter] of [...name].entries()) view.setUint16(place + index * 2, letter.charCodeAt(0), true);
    view.setUint16(place + 64, (name.length + 1) * 2, true);
    put(place + 116, entry === 1 ? 0 : LAST);
    put(place + 120, entry === 1 ? stream.length : 0);
  }
  return bytes;
}

/** Each four bytes are their own place. */
const numbered = (length: number) => new Uint8Array(Uint32Array.from({ length: length / 4 }, (_, place) => place).buffer);

it.each([
  ['small enough for its header', 40_000],
  // 109 sectors of the table name 7 MB.
  ['larger than its header can say', 9_000_000],
])('[BLK-01] an old workbook that is %s is read whole', (_, length) => {
  const stream = numbered(length);
  const read = openCompound(compoundOf(stream)).stream('Workbook');
  expect([read?.length, read && Buffer.compare(read, stream)]).toEqual([length, 0]);
});
